/** Moves a row that goes on sideways until what is chosen in it stands in its middle; the window itself stays as it is. */
export function scrollToCentre(row: HTMLElement | null, chosen: Element | null | undefined): void {
  if (!row || !chosen) return;
  const { left, width } = chosen.getBoundingClientRect();
  row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
}
