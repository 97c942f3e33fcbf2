import { clsx } from 'clsx';
import { CheckmarkFilled } from '@fluentui/react-icons/headless/svg/checkmark';
import { type KeyboardEvent, type MouseEvent, use, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { toggleFacet } from '../../../routing/listingQuery.ts';
import { afterPaint } from '../../../ui/loading/afterPaint.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import type { ListingAddress } from '../useListingAddress.ts';
import styles from './CheckLink.module.css';
import { isChosen } from './facetChoices.ts';
import { hasModifier } from '../../../ui/navigation/hasModifier.ts';

interface CheckLinkProps {
  address: ListingAddress;
  facet: string;
  value: string;
  label: string;
  count: string;
  isTouch: boolean;
}

/** Filters pressed since the last frame: the list is asked for once, with all of them. */
let pressed: [link: Element, facet: string, value: string][] = [];

/**
 * A filter with a checkbox's look. It is a link, so that it can be opened in another tab and works without scripts. A press
 * is answered by the mark alone; the list follows behind that frame.
 */
export function CheckLink({ address, facet, value, label, count, isTouch }: CheckLinkProps) {
  const { router } = use(RouterContext)!;
  const isChecked = isChosen(address.query, facet, value);
  const [mark, setMark] = useState({ isChecked, isShown: isChecked });
  if (mark.isChecked !== isChecked) setMark({ isChecked, isShown: isChecked });
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  });
  const handleClick = (event: MouseEvent): void => {
    const link = event.currentTarget;
    if (hasModifier(event)) return;
    event.preventDefault();
    setMark({ isChecked, isShown: !mark.isShown });
    // Without those of a page that was left.
    pressed = pressed.filter(([other]) => other.isConnected);
    if (pressed.push([link, facet, value]) > 1) return;
    afterPaint(() => {
      if (!link.isConnected) return;
      const { query, searchOf } = latest.current;
      const chosen = pressed.reduce((rest, [, ...press]) => toggleFacet(rest, ...press), query);
      pressed = [];
      void router.navigate(searchOf(chosen), { preventScrollReset: true });
    });
  };
  return (
    <Link
      className={clsx(styles.root, mark.isShown && styles.checked, isTouch && styles.touch)}
      to={address.searchOf(toggleFacet(address.query, facet, value))}
      role="checkbox"
      aria-checked={mark.isShown}
      rel="nofollow"
      onClick={handleClick}
      onKeyDown={handleSpace}
    >
      {mark.isShown && <CheckmarkFilled className={styles.mark} fontSize="14px" aria-hidden="true" />}
      <span>{label}</span>
      <span>{count}</span>
    </Link>
  );
}

/** The space bar toggles a checkbox, but does not follow a link. */
function handleSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
