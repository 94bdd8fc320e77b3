const light =
  '--paper:#fbf7f1;--card:#fff;--ink:#211c2b;--muted:#5a5364;--line:#d9cfc1;--brand:#1e6b55;--on-brand:#fff;--wash:#e4f0eb;--problem:#a8321a;--problem-wash:#fcebe6;';
const dark =
  '--paper:#17141d;--card:#211d2a;--ink:#f4efe8;--muted:#c3bcc9;--line:#4a4357;--brand:#6fc3a8;--on-brand:#12211c;--wash:#23363a;--problem:#f79a80;--problem-wash:#442a30;';

/**
 * Styles of their own, in what browsers of 2019 know: those of the app stand in layers, which such browsers leave out whole. No gaps between flexible
 * boxes, no nesting, no colours for two themes at once. Sizes are in rem, so that large type enlarges all of it.
 */
export const personalStyles = `
:root{${light}font-size:112.5%}
:root.large{font-size:150%}
@media (prefers-color-scheme:dark){:root{${dark}}}
@media print{:root,:root.large{${light}font-size:100%}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;line-height:1.45;overflow-wrap:break-word;word-wrap:break-word}
main{max-width:40rem;margin:0 auto;padding:1rem 1rem 3rem}
h1,h2,h3{font-family:Georgia,"Times New Roman",serif;line-height:1.2;margin:.4em 0}
h1{font-size:1.7rem}h2{font-size:1.4rem;margin-top:1.2em}h3,.card h2{font-size:1.2rem}.card h2{margin:.4em 0}
p{margin:.6em 0}
a{color:var(--brand);text-underline-offset:.15em}
a:focus,button:focus{outline:.2rem solid var(--ink);outline-offset:.15rem}
[tabindex="-1"]:focus{outline:none}
[dir="rtl"] [dir="auto"]{text-align:right}
ul{list-style:none;margin:1rem 0;padding:0}
.card{display:block;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem;margin:0 0 1rem;color:var(--ink)}
a.card{text-decoration:none;border:2px solid var(--brand)}
a.card .name{text-decoration:underline;color:var(--brand)}
.card :first-child{margin-top:0}
.card img{display:block;width:100%;height:14rem;object-fit:scale-down;background:#fff;border-radius:8px;margin-bottom:.8rem}
.card img.tiny{width:auto;max-width:100%;height:auto;margin-left:auto;margin-right:auto}
.name{display:block;font-size:1.2rem;font-weight:bold}
.for,.day{display:block}
.price{font-weight:bold}
.about{white-space:pre-line}
.small,.foot{font-size:.95rem;color:var(--muted)}
.note{color:var(--muted)}
.promise{font-weight:bold;color:var(--brand)}
form{margin:.8rem 0 0}
button,.button{display:block;width:100%;min-height:3.2rem;padding:.7rem 1rem;margin:0 0 .7rem;border:2px solid var(--brand);border-radius:8px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:bold;line-height:1.3;text-align:center;text-decoration:none;cursor:pointer;-webkit-appearance:none;appearance:none}
a.button{padding-top:.85rem;padding-bottom:.85rem}
form button{margin:0}
.take{font-size:1.2rem}
.quiet{background:var(--card);color:var(--brand)}
.shop{display:inline-block;padding:.5rem 0}
.yours{font-weight:bold;color:var(--brand);font-size:1.1rem}
.yours::before{content:"\\2713\\00a0"}
.said{background:var(--wash);border:3px solid var(--brand);border-radius:12px;padding:1rem;margin:0 0 1.2rem}
.said p:first-child{font-size:1.2rem;font-weight:bold;margin-top:0}
.said.problem{background:var(--problem-wash);border-color:var(--problem)}
.codes{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));grid-gap:1.2rem}
.code{break-inside:avoid;page-break-inside:avoid}
.code .picture{width:11rem;max-width:100%}
.code strong,.code span,.code a{display:block}
.code .picture svg{display:block;width:100%;height:auto}
.fill-code{fill:#000}.fill-code-ground{fill:#fff}
.address{word-break:break-all}
@media (min-width:40em){.whole{display:flex;align-items:center}.whole>div+div{flex:1;padding:0 1.2rem}}
@media print{main{max-width:none;padding:0}.unprinted{display:none!important}.small{color:#000}body{background:#fff}.codes{grid-template-columns:repeat(3,1fr)}.whole .picture{width:14rem}}
`;
