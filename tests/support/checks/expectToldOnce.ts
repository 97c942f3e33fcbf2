/** Throws if the page says a failure itself and in a notice as well. */
export function expectToldOnce(page: Document): void {
  const alertTexts = [...page.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent);
  const notices = [...page.querySelectorAll('section[aria-live] p')].map((notice) => notice.textContent);
  const twice = notices.find((notice) => notice !== '' && alertTexts.some((text) => text.includes(notice)));
  if (twice !== undefined) throw new Error(`The page and a notice both say "${twice}".`);
}
