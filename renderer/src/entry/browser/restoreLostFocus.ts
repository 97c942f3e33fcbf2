import { afterPaint } from '../../ui/loading/afterPaint.ts';

/** Controls that act when they are pressed; focusing a field would open a phone's keyboard. */
const CONTROLS = 'button, a[href]';
/** Parts that restore the focus themselves when they close. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * When the focused element leaves the page, focuses the same control of the next item of its kind, else of the one
 * before, else the heading above; from a notice or a tray, the page or dialog. Returns the disposer.
 */
export function restoreLostFocus(document: Document): () => void {
  let focused = document.activeElement;
  let inPage: HTMLElement | null = null;
  const follow = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    // A dialog shows notices in a popover.
    if (target.closest('main, [role$="dialog"]') && !target.closest('[popover]')) inPage = target;
  };
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected || !isLost(document)) return;
    const removedElement = focused;
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(removedElement)));
    if (!removal || removedElement.closest(OVER_THE_PAGE)) return;
    // Reading the focus before its first frame would lay the next page out twice; most pages set it themselves then.
    if (removedElement.closest('main')?.isConnected === false)
      return void afterPaint(() => isLost(document) && focusOn(titleOf(document)));
    const place =
      sameControlNearby(removal, removedElement) ?? headingAbove(removal) ?? (inPage?.isConnected ? inPage : null);
    focusOn(place ?? titleOf(document));
  });
  document.addEventListener('focusin', follow);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    observer.disconnect();
  };
}

const isLost = ({ activeElement, body }: Document): boolean => activeElement === body;
const titleOf = (document: Document): HTMLElement | null => document.querySelector('main h1');

function sameControlNearby({ removedNodes, nextSibling, previousSibling }: MutationRecord, gone: Element) {
  const item = [...removedNodes].find((node) => node.contains(gone));
  if (!(item instanceof Element) || item === gone || !gone.matches(CONTROLS)) return undefined;
  const controls = (within: Element): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(gone.localName)];
  const styled = (within: Element): HTMLElement[] =>
    controls(within).filter(({ className }) => className === gone.className);
  const place = styled(item).findIndex((control) => control === gone);
  return [...siblings(nextSibling, 'nextSibling'), ...siblings(previousSibling, 'previousSibling')]
    .filter(({ localName }) => localName === item.localName)
    .map((other) => controls(other).find((control) => faceOf(control) === faceOf(gone)) ?? styled(other)[place])
    .find(Boolean);
}

/** Identifies a control by content, not by style, as a busy one looks different. */
function faceOf(control: Element): string {
  const icons = [...control.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  return [control.textContent, ...icons].join(' ');
}

function* siblings(from: Node | null, onwards: 'nextSibling' | 'previousSibling'): Generator<Element> {
  for (let node = from; node; node = node[onwards]) if (node instanceof Element) yield node;
}

function headingAbove({ target, previousSibling }: MutationRecord): HTMLElement | undefined {
  const scope = target instanceof Element && target.isConnected && target.closest(`main, ${OVER_THE_PAGE}`);
  if (!scope) return undefined;
  const spot = new Range();
  if (previousSibling?.parentNode === target) spot.setStartAfter(previousSibling);
  else spot.setStart(target, 0);
  return [...scope.querySelectorAll<HTMLElement>('h1, h2, h3')].findLast(
    (heading) => spot.comparePoint(heading, 0) < 0,
  );
}

function focusOn(place: HTMLElement | null): void {
  if (place?.matches('h1, h2, h3') && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
