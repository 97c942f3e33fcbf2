// oxlint-disable-next-line unicorn/require-module-specifiers -- imported for its effect, and a module to TypeScript
export {};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// Keeps what a visitor types or chooses on the server's page before it is hydrated: React leaves the values in the fields,
// but its parts do not learn of them, and their next render resets the fields. Once the page is hydrated, each value is
// entered again as a visitor would. Then the button that was pressed last is pressed again: nothing has answered it. Loaded
// only where something was touched.

/** Fields that a visitor has changed or is about to change. `:is` ignores selectors that the browser does not know. */
const TOUCHED = ':is(:focus, :user-valid, :user-invalid, :autofill)';

/** The button that has the focus by a mouse or finger: a press, unlike a tab key's way. Safari focuses no button. */
const PRESSED = 'button:focus:not(:focus-visible)';

function keepEarlyInput({ documentElement: root }: Document): void {
  const touched = new Map<Field, string | boolean>();
  const keep = (field: EventTarget | null): void => {
    if (!isField(field)) return;
    touched.delete(field); // the last of several radio buttons is the choice
    touched.set(field, isChoice(field) ? field.checked : field.value);
  };
  const handleInput = ({ target }: Event): void => keep(target);
  for (const field of root.querySelectorAll(TOUCHED)) if (isField(field) && isChanged(field)) keep(field);
  root.addEventListener('input', handleInput, true);
  let pressedButton = root.querySelector<HTMLButtonElement>(PRESSED);
  // React would answer a press at once, without the values.
  const handleClick = (event: Event): void => {
    pressedButton = (event.target as Element).closest('button');
    if (!pressedButton) return;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('click', handleClick, true);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    // After the renders that hydration itself causes.
    setTimeout(() => {
      root.removeEventListener('input', handleInput, true);
      root.removeEventListener('click', handleClick, true);
      for (const [field, value] of touched) if (field.isConnected) enter(field, value);
      // After the renders that the fields cause.
      setTimeout(() => pressedButton?.isConnected && pressedButton.click());
    });
  }).observe(root, { attributeFilter: ['data-alive'] });
}

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * Enters the value, and leaves the field unless the visitor is still in it: some parts read a value only then. React ignores
 * an event that brings the value it has set last, so the field gets another one first.
 */
function enter(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    return field.click();
  }
  field.value = '';
  // React's own setter would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

keepEarlyInput(document);
