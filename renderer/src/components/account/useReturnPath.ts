import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { stripLanguage } from '../../../../shared/text/languages.ts';
import { isLocalPath } from '../../../../shared/web/links.ts';
import { paths } from '../../routing/paths.ts';

/**
 * The page to return to after sign-in: a page of this store that is not itself about signing in; anything else becomes
 * the front page.
 */
export function returnPath(redirect: string | null): string {
  if (redirect === null || !isLocalPath(redirect)) return paths.home;
  const path = stripLanguage(redirect);
  // Two slashes may follow the prefix; a browser would read the rest as a host.
  return isLocalPath(path) && !/^\/(?:login|register|password\/(?:forget|reset)\w+)(?:[/?#]|$)/.test(path)
    ? path
    : paths.home;
}

/**
 * Returns to the page the visitor came from as soon as they are signed in, here or in another tab. Returns that path.
 */
export function useReturnPath(isMember: boolean): string {
  const [params] = useSearchParams();
  const path = returnPath(params.get('redirect'));
  const navigate = useNavigate();
  useEffect(() => {
    if (isMember) void navigate(path, { replace: true });
  }, [isMember, navigate, path]);
  return path;
}
