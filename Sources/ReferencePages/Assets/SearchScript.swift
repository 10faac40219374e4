/// The search: it reads its index when somebody wants to search, and asks no network.
let searchScript: StaticString = #"""
  (() => {
    "use strict";
    const root = document.currentScript.dataset.root;
    const box = document.getElementById("search");
    const query = document.getElementById("query");
    const results = document.getElementById("results");
    const count = document.getElementById("count");
    const limit = 20;
    let asked = false;
    box.hidden = false;

    function load() {
      if (asked) return;
      asked = true;
      const script = document.createElement("script");
      script.src = root + "search-index.js";
      script.addEventListener("load", show);
      document.head.append(script);
    }

    // The lower, the better; -1 if a word is nowhere.
    function rank(entry, text, words) {
      const name = entry[0].toLowerCase();
      const all = name + " " + entry[1].toLowerCase();
      if (!words.every((word) => all.includes(word))) return -1;
      if (name === text) return 0;
      const last = name.split(/[.\]]+/).pop();
      if (last === text) return 1;
      if (name.startsWith(text)) return 2 + name.length / 1000;
      if (name.includes(text)) return 4 + name.length / 1000;
      return 6 + name.length / 1000;
    }

    function show() {
      const text = query.value.trim().toLowerCase();
      const words = text.split(/\s+/).filter((word) => word !== "");
      results.replaceChildren();
      count.textContent = "";
      if (words.length === 0 || !window.infoplistIndex) return;
      const found = [];
      for (const entry of window.infoplistIndex) {
        const value = rank(entry, text, words);
        if (value >= 0) found.push([value, entry]);
      }
      found.sort((left, right) => left[0] - right[0]);
      count.textContent = found.length === 1 ? "1 page" : found.length + " pages";
      for (const [, entry] of found.slice(0, limit)) {
        const link = document.createElement("a");
        link.href = root + entry[2];
        link.textContent = entry[0];
        const more = document.createElement("span");
        more.className = "more";
        more.textContent = " " + [entry[1], entry[3]].filter((part) => part !== "").join(" · ");
        const item = document.createElement("li");
        item.append(link, more);
        results.append(item);
      }
    }

    query.addEventListener("focus", load);
    query.addEventListener("input", () => { load(); show(); });
    query.addEventListener("keydown", (event) => {
      if (event.key === "Enter") results.querySelector("a")?.click();
      if (event.key === "Escape") { query.value = ""; show(); }
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.target === query || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      query.focus();
    });
  })();

  """#
