/** The labels of the fields that the page marks as required, in its order. */
export const requiredFields = (): string[] =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main :is(input, select, textarea)[required]'),
  ].map(({ labels }) => labels![0]!.textContent.replace(/\s*\*$/, ''));
