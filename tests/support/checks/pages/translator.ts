/**
 * Simulates a browser's translator as in Chrome: once the page is hydrated, replaces each text node, also later ones,
 * by elements with a text of their own. Keeps the words, so that the page can be compared with an untouched one. Runs
 * in the page (`addInitScript`). Returns a function that stops it.
 */
export function translatePage(): () => void {
  const NOT_TRANSLATED = '[translate=no], [data-translated], script, style, noscript, textarea, title, svg';
  const OBSERVED = { childList: true, characterData: true, subtree: true };
  const translate = (text: Text): void => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(NOT_TRANSLATED)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.dataset['translated'] = '';
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(translate);
    observer.takeRecords();
  };
  const observer = new MutationObserver(translateAll);
  const alive = new MutationObserver(() => {
    if (document.documentElement.dataset['alive'] === undefined) return;
    alive.disconnect();
    translateAll();
    observer.observe(document.body, OBSERVED);
  });
  alive.observe(document, { attributes: true, childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The text of a page, without the parts that differ between visits. Runs in the page. */
export function textOfPage(): string {
  const root = document.getElementById('root')!.cloneNode(true) as HTMLElement;
  for (const each of root.querySelectorAll('[role=timer], time, script, style')) each.remove();
  return root.textContent
    .replace(/[\w.+-]+@[\w.-]+/g, 'EMAIL')
    .replace(/\b[A-Z]{1,3}-\d{4}-[\d-]+/g, 'CODE')
    .replace(/\s+/g, ' ');
}
