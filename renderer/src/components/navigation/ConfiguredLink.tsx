import type { ReactNode } from 'react';
import { type LinkItem, linkTarget } from '../../../../shared/web/links.ts';
import { Link } from '../../ui/navigation/Link.tsx';

interface ConfiguredLinkProps {
  link: LinkItem & { link_type: number };
  className?: string | undefined;
  /** The link was followed. */
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** A link configured by the merchant (S2.3); plain text if it has no target. */
export function ConfiguredLink({ link, className, onFollow, children }: ConfiguredLinkProps) {
  const target = linkTarget(link.link_type, link);
  if (target === null) return <span className={className}>{children}</span>;
  if (target.startsWith('/'))
    return (
      <Link className={className} to={target} onClick={onFollow}>
        {children}
      </Link>
    );
  return (
    <a className={className} href={target} rel="noopener noreferrer" onClick={onFollow}>
      {children}
    </a>
  );
}
