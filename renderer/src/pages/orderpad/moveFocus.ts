/** The fields of a column, from the first line to the one where the next is typed. */
const fieldsOf = (table: Element, cell: string): HTMLInputElement[] => [
  ...table.querySelectorAll<HTMLInputElement>(`input[data-cell="${cell}"]`),
];

/** Moves the focus up or down in its column. */
export function moveFocus(from: HTMLInputElement, step: 1 | -1): void {
  const table = from.closest('[role="table"]');
  if (!table) return;
  const fields = fieldsOf(table, from.dataset['cell'] ?? '');
  focusField(fields[fields.indexOf(from) + step]);
}

/** Moves the focus when a line is removed: to the line that takes its place. */
export function focusAfterRemoval(from: Element): void {
  const table = from.closest('[role="table"]');
  const row = from.closest('[role="row"]');
  if (!table || !row) return;
  const fields = fieldsOf(table, 'text');
  const index = fields.findIndex((field) => row.contains(field));
  focusField(fields[index + 1]);
}

/**
 * Where the focus goes when a button of a line was pressed by key: into the choices that it opened, and where the button is
 * gone because the line is decided, to the quantity.
 */
export function focusAfterPress(row: Element, pressed: Element | null): void {
  if (pressed?.getAttribute('aria-expanded') === 'true')
    row.querySelector<HTMLButtonElement>('[data-cell="choices"] button')?.focus();
  else if (row.isConnected && pressed?.isConnected === false)
    focusField(row.querySelector<HTMLInputElement>('input[data-cell="quantity"]') ?? undefined);
}

/** Moves the focus when the choices of a line are closed by key: back to the button that opened them. */
export const focusOpener = (row: Element): void => row.querySelector<HTMLButtonElement>('[aria-expanded]')?.focus();

function focusField(field: HTMLInputElement | undefined): void {
  field?.focus();
  field?.select();
}
