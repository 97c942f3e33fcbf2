export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Input types with a text; the others are ticked, chosen or pressed. */
const TYPED = new Set(['text', 'search', 'email', 'tel', 'url', 'password', 'number']);

/** The text field of an element, if it is one. */
export function fieldOf(target: unknown): Field | null {
  if (target instanceof HTMLTextAreaElement) return target.readOnly || target.disabled ? null : target;
  if (!(target instanceof HTMLInputElement) || !TYPED.has(target.type)) return null;
  return target.readOnly || target.disabled ? null : target;
}

/** Types a text at the caret in place of the selection; the page gets an input event as from a keyboard. */
export function type(field: Field, text: string): void {
  const [start, end] = caretOf(field);
  const room = field.maxLength < 0 ? Infinity : field.maxLength - (field.value.length - (end - start));
  if (text.length <= room) replace(field, start, end, text);
}

/** Deletes the selection, or the character before the caret. */
export function erase(field: Field): void {
  const [start, end] = caretOf(field);
  if (start !== end) return replace(field, start, end, '');
  const before = Array.from(field.value.slice(0, start)).at(-1);
  if (before !== undefined) replace(field, start - before.length, end, '');
}

/** Moves the caret by one character, or to that end of the selection. */
export function move(field: Field, by: -1 | 1): void {
  const [start, end] = caretOf(field);
  const to = start === end ? start + by : by < 0 ? start : end;
  setCaret(field, Math.max(0, Math.min(field.value.length, to)));
}

/** Enter: a new line in a text area, else what Enter does on a keyboard. */
export function enter(field: Field): void {
  if (field instanceof HTMLTextAreaElement) return type(field, '\n');
  const options = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  const isLeft = field.dispatchEvent(new KeyboardEvent('keydown', options));
  field.dispatchEvent(new KeyboardEvent('keyup', options));
  if (isLeft && field.form) submitImplicitly(field.form);
}

/**
 * What a browser does at Enter in a field: it presses the form's first button that submits, which may be off. A form
 * without one is submitted if it has a single field.
 */
function submitImplicitly(form: HTMLFormElement): void {
  const parts = [...form.elements] as (HTMLButtonElement | HTMLInputElement)[];
  const button = parts.find(({ type }) => type === 'submit');
  if (button) button.click();
  else if (parts.filter(({ type }) => TYPED.has(type)).length === 1) form.requestSubmit();
}

// E-mail and number fields do not report their caret: text is appended.
function caretOf({ selectionStart, selectionEnd, value }: Field): [start: number, end: number] {
  return [selectionStart ?? value.length, selectionEnd ?? value.length];
}

function setCaret(field: Field, position: number): void {
  if (field.selectionStart !== null) field.setSelectionRange(position, position);
}

function replace(field: Field, start: number, end: number, text: string): void {
  const value = field.value.slice(0, start) + text + field.value.slice(end);
  // React overrides `value` on the element to detect its own changes; the native setter goes past it, as typing does.
  const proto = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value);
  setCaret(field, start + text.length);
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: text ? 'insertText' : 'deleteContentBackward' }),
  );
}
