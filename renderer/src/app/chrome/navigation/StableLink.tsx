import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from 'react';
import { withLanguage } from '../../../../../shared/text/languages.ts';
import { useSite } from '../../../ui/head/Head.tsx';
import { StableNavigation } from './useStableNavigate.ts';

interface StableLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  ref?: Ref<HTMLAnchorElement>;
  /** An absolute path: it leads to the same page from everywhere. */
  to: string;
}

/**
 * A link of the header or footer. The router's own `Link` is rendered again with every navigation, as its target may be
 * relative; these hundred or so absolute links are not.
 */
export function StableLink({ to, onClick, children, ...rest }: StableLinkProps) {
  const { language } = useSite();
  const navigate = use(StableNavigation);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a {...rest} href={withLanguage(to, language)} onClick={handleClick}>
      {children}
    </a>
  );
}
