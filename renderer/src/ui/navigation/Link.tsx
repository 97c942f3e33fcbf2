import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from 'react';
import {
  createPath,
  resolvePath,
  type To,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';
import { hasModifier } from './hasModifier.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  ref?: Ref<HTMLAnchorElement>;
  /** An absolute path, or the query of the current one. */
  to: To;
  /** By default true for a link to the current page, which adds no history entry in any browser. */
  replace?: boolean | undefined;
  state?: unknown;
  preventScrollReset?: boolean | undefined;
}

/**
 * A link to a page of the store. The router's own is rendered again with every navigation, as its target may be relative;
 * of these only those to a query are. The router's also includes its framework's prefetching, which every page would load.
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset = false,
  target,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const { router, navigator, basename } = use(RouterContext)!;
  const isAbsolute = typeof to === 'string' && to.startsWith('/');
  const path = resolvePath(to, isAbsolute ? '/' : use(LocationContext).location.pathname);
  const href = navigator.createHref(
    basename === '/' ? path : { ...path, pathname: path.pathname === '/' ? basename : basename + path.pathname },
  );
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    if (target !== undefined && target !== '_self') return;
    event.preventDefault();
    const isCurrent = createPath(router.state.location) === href;
    void router.navigate(path, { replace: replace ?? isCurrent, state, preventScrollReset });
  };
  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}
