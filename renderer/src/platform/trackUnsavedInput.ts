/** Fields whose content is lost with the page; choices and searches are in the address, or quickly repeated. */
const FIELDS = ':is(main, [role=dialog]) :is(textarea, input:not([type=checkbox], [type=radio], [type=search]))';

/** Returns a function that says whether typed text is still in a field of this page. */
export function trackUnsavedInput(document: Document): () => boolean {
  const edited = new WeakSet<EventTarget>();
  document.addEventListener('input', ({ target }) => target && edited.add(target));
  return () =>
    [...document.querySelectorAll<HTMLInputElement>(FIELDS)].some((field) => edited.has(field) && field.value !== '');
}
