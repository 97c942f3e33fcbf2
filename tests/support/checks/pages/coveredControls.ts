/**
 * The controls of a page, by name, on which something else lies near their middle or their ends, each scrolled to the
 * middle of the window. Runs in the page.
 */
export function coveredControls(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden])')];
  const isShown = (control: HTMLElement): boolean => control.checkVisibility({ visibilityProperty: true });
  return controls.filter(isShown).flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    // Read by screen readers alone, or wrapped onto several lines.
    if (width < 24 || height < 24 || control.getClientRects().length > 1) return [];
    const covers = [0.15, 0.5, 0.85].flatMap((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
      const isOwn = !hit || hit.contains(control) || control.contains(hit) || label?.contains(hit);
      return isOwn ? [] : [hit.textContent.trim().slice(0, 40) || hit.tagName];
    });
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    return covers.length > 0 ? [`${name || control.tagName} under ${covers[0]}`] : [];
  });
}
