/// The looks of the reference, by day and by night.
let styleSheet: StaticString = #"""
  :root {
    color-scheme: light dark;
    --paper: #fcfcfa; --ink: #1d2024; --quiet: #5a626c; --line: #d9dce0; --shade: #f0f1ee;
    --link: #0b57a4; --mark: #ffe08a; --alert: #8a3b00;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #16181b; --ink: #e6e8ea; --quiet: #a3abb5; --line: #353a41; --shade: #20242a;
      --link: #7fb7f2; --mark: #6b5200; --alert: #f0a96c;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0 auto; padding: 1rem; max-width: 56rem; background: var(--paper); color: var(--ink);
    font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere;
  }
  a { color: var(--link); }
  a:focus-visible, input:focus-visible, pre:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
  .skip { position: absolute; left: -100rem; }
  .skip:focus { left: 1rem; top: 1rem; padding: .5rem; background: var(--paper); }
  header { border-bottom: 1px solid var(--line); padding-bottom: .75rem; }
  label { display: block; margin-top: .5rem; color: var(--quiet); font-size: .875rem; }
  input {
    width: 100%; padding: .45rem .6rem; font: inherit; color: inherit; background: var(--shade);
    border: 1px solid var(--quiet); border-radius: .3rem;
  }
  #count { margin: .25rem 0 0; color: var(--quiet); font-size: .875rem; }
  #count:empty { display: none; }
  #results { list-style: none; margin: 0; padding: 0; }
  h1 { font-size: 1.6rem; line-height: 1.25; margin: 1.25rem 0 .5rem; }
  h2 { font-size: 1.05rem; margin: 1.75rem 0 .4rem; }
  p, ul, dl { margin: .4rem 0; }
  code, pre { font: .9em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
  pre { padding: .7rem .9rem; overflow-x: auto; background: var(--shade); border-radius: .3rem; }
  mark { background: var(--mark); color: inherit; }
  .lead { font-size: 1.1rem; }
  .facts > * { margin-right: .6rem; }
  .more { color: var(--quiet); font-size: .9rem; }
  .status { color: var(--quiet); border: 1px solid var(--line); border-radius: .3rem; padding: 0 .4rem; }
  .deprecated, .obsolete, .removed, .unused, .superseded { color: var(--alert); }
  .keys, .columns { list-style: none; padding: 0; }
  .keys li { padding: .15rem 0; border-bottom: 1px solid var(--line); }
  .columns { columns: 16rem; }
  dt { margin-top: .4rem; }
  dd { margin-left: 1.25rem; }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; }
  caption { text-align: left; color: var(--quiet); font-size: .875rem; padding-bottom: .3rem; }
  th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); }
  tbody th { font-weight: 600; white-space: nowrap; overflow-wrap: normal; }
  .wide th { white-space: normal; min-width: 7rem; }
  footer { margin-top: 2.5rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .875rem; }

  """#
