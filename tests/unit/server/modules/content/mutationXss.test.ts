import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import fc from '../../../../support/checks/properties.ts';
import { sanitizeHtml } from '../../../../../server/modules/content/sanitizeHtml.ts';
import { ALLOWED_ELEMENTS, escapeUnknownTags } from '../../../../../shared/text/escapeUnknownTags.ts';

// Mutation XSS: text that is harmless for the sanitiser's parser, and becomes an element when a browser parses what was
// written. So each result is parsed as a browser does, again and again, and within other elements.
const ELEMENTS = new Set([...ALLOWED_ELEMENTS, 'colgroup']);
const ATTRIBUTES = new Set(['href', 'rel', 'id', 'scope']);
const ROUNDS = 3;
const { document } = new JSDOM('').window;

/** The elements and attributes of an HTML text that no article may have. */
function intruders(html: string, parent: string): string[] {
  const box = document.createElement(parent);
  box.innerHTML = html;
  for (let round = 0; round < ROUNDS; round += 1) {
    const written = box.innerHTML;
    box.innerHTML = written;
  }
  return [...box.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.has(element.localName) && element.namespaceURI?.endsWith('xhtml') ? [] : [element.localName]),
    ...[...element.attributes].filter(({ name }) => !ATTRIBUTES.has(name)).map(({ name }) => name),
    ...(/^(?:https:\/\/|mailto:|tel:|#|\/(?!\/))/.test(element.getAttribute('href') ?? '#') ? [] : ['href']),
  ]);
}

const expectSafe = (source: string): void => {
  for (const html of [sanitizeHtml(source), escapeUnknownTags(sanitizeHtml(source))])
    for (const parent of ['div', 'p', 'table', 'td', 'a']) expect(intruders(html, parent), source).toEqual([]);
};

const RUN = '<img src=x onerror=alert(1)>';

it('the checks of this file detect elements and attributes that run scripts', () => {
  expect(intruders(RUN, 'div')).toEqual(['img', 'src', 'onerror']);
  expect(intruders('<a href="javascript:1">a</a>', 'div')).toEqual(['href']);
});

it('allows no element that loads, runs or navigates, or whose content is no HTML', () => {
  const other = 'script style svg math iframe object embed template noscript noembed noframes xmp plaintext textarea title select option form input button img video audio link meta base'; // prettier-ignore
  expect(ALLOWED_ELEMENTS.filter((name) => other.split(' ').includes(name))).toEqual([]);
});

// Shapes that went through other sanitisers (DOMPurify, sanitize-html, Mozilla bleach, lxml).
it.each([
  `<svg></p><style><a id="</style>${RUN}">`,
  `<math><mtext><table><mglyph><style><!--</style>${RUN}-->`,
  `<form><math><mtext></form><form><mglyph><style></math>${RUN}`,
  `<math><annotation-xml encoding="text/html"><style></math>${RUN}</style></annotation-xml>`,
  `<svg><foreignObject><p><style></svg>${RUN}</style>`,
  `<noscript><p title="</noscript>${RUN}">`,
  `<noembed><p id="</noembed>${RUN}">`,
  `<noframes><a title="</noframes>${RUN}">`,
  `<xmp><p id="</xmp>${RUN}">`,
  `<textarea><p title="</textarea>${RUN}">`,
  `<title><p title="</title>${RUN}">`,
  `<iframe><p title="</iframe>${RUN}">`,
  `<select><style></select>${RUN}</style>`,
  `<option><style></option></select>${RUN}</style>`,
  `<plaintext>${RUN}`,
  `<template><style><p></template>${RUN}`,
  `<!--><p>${RUN}-->`,
  `<!--!>${RUN}-->`,
  `<!---->${RUN}--!>${RUN}`,
  `<![CDATA[><a>${RUN}]]>`,
  `<?xml ${RUN} ?>`,
  `<table><a href="/x"><table><td>${RUN}</a></table>`,
  `<a href="/x"><table><caption></a>${RUN}`,
  `<p><table><p>${RUN}<caption><svg onload=1>`,
  `<dl><dd><dt></dl><svg><desc>${RUN}`,
  `<h2 id="x"><h2 id='">${RUN}'>`,
  `<a href="/x" href='" onclick=alert(1) x="'>a</a>`,
  `<a href="/&#x22; onclick=alert(1) x=">a</a>`,
  `<a href="https://x.example/\`onclick=alert(1)">a</a>`,
  `<a href=/x\u000conclick=alert(1)>a</a>`,
  `<a href="/\u0000/evil.example">a</a>`,
  `<a href="/&Tab;/evil.example">a</a>`,
  `<a href="&#x2f;&#x2f;evil.example">a</a>`,
  `<a href="https:evil.example">a</a>`,
  `<a href="\u0001javascript:alert(1)">a</a>`,
  `<a href="java&NewLine;script&colon;alert(1)">a</a>`,
  `<a xlink:href="javascript:alert(1)">a</a>`,
  `&lt;img src=x onerror=alert(1)&gt;`,
  `&amp;lt;img src=x onerror=alert(1)&amp;gt;`,
  `<p>&#60;img src=x onerror=alert(1)&#62;</p>`,
  `<p\u0000>${RUN}<\u0000script>alert(1)</script>`,
  `<\u017fcript>alert(1)</\u017fcript>`,
  `<details/open/ontoggle=alert(1)><summary>a`,
])('leaves nothing to run in %s', (source) => {
  expectSafe(source);
});

const opening = 'a b p i table tbody tr td th caption ul li dl dt h2 code blockquote figure details summary svg math mtext mi mglyph malignmark annotation-xml foreignObject desc title style script noscript noembed noframes xmp iframe textarea select option optgroup template form plaintext object button body html head frameset img'.split(' '); // prettier-ignore
const piece = fc.oneof(
  fc.constantFrom(...opening).map((name) => `<${name}>`),
  fc.constantFrom(...opening).map((name) => `</${name}>`),
  fc.constantFrom(...opening).map((name) => `<${name} title="`),
  fc.constantFrom(...opening).map((name) => `<${name} id='</${name}>${RUN}'>`),
  fc.constantFrom(RUN, '"', "'", '>', '<', '/', '<!--', '-->', '--!>', '<!', '<?', ']]>', '<![CDATA[', '\0', '\f', '&', '&lt;', '&quot;', '`', '<a href="/', '<a href="javascript:', '<th scope="'), // prettier-ignore
  fc.string({ maxLength: 4 }),
);

it('leaves nothing to run in any mixture of elements, comments and quotes', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => expectSafe(pieces.join(''))),
    { numRuns: 400 },
  );
});

it('writes the attributes of a picture itself, and shows no picture but the store’s own', () => {
  const key = 'own.0123456789abcdef.700x400';
  const source = `<img onerror="alert(1)" style="x" alt='"><script>alert(1)</script>' src="${key}" srcset="https://evil.example/a.png 9w">`;
  const html = escapeUnknownTags(sanitizeHtml(source));
  const box = document.createElement('div');
  box.innerHTML = html;
  const [picture, ...others] = box.querySelectorAll('*');
  expect(others).toEqual([]);
  expect([...(picture?.attributes ?? [])].map(({ name }) => name)).toEqual(['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading']); // prettier-ignore
  expect(picture?.getAttribute('srcset')).not.toContain('evil');
  expect(sanitizeHtml(html)).toBe(html);
  for (const other of [
    'https://evil.example/a.png',
    '/media/p/hero.7-640.webp',
    'own.x',
    `//evil.example/${key}`,
    `/media/p/own.0123456789abcdef.7x4"onerror="x-1`,
  ])
    // prettier-ignore
    expect(sanitizeHtml(`<img src='${other}' srcset="/media/p/own.1" alt="a">`)).toBe('');
  expect(escapeUnknownTags(html.replace('loading="lazy"', 'loading="lazy" onload="x"'))).toMatch(/^&lt;img/);
});
