import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { stripLanguage } from '../../../../shared/text/languages.ts';
import { isLocalPath } from '../../../../shared/web/links.ts';
import { paths } from '../../routing/paths.ts';

/** Where sign-in leads back to: a page of this store, and none of those around signing in; anything else is the front page. */
export function returnPath(redirect: string | null): string {
  if (redirect === null || !isLocalPath(redirect)) return paths.home;
  const path = stripLanguage(redirect);
  // Two slashes may have stood behind the prefix; a browser would read what follows them as a host.
  return isLocalPath(path) && !/^\/(?:login|register|password\/(?:forget|reset)\w+)(?:[/?#]|$)/.test(path)
    ? path
    : paths.home;
}

/** Leaves for where the visitor came from as soon as he is signed in, here or in another tab. Answers that path. */
export function useReturnPath(isMember: boolean): string {
  const [params] = useSearchParams();
  const path = returnPath(params.get('redirect'));
  const navigate = useNavigate();
  useEffect(() => {
    if (isMember) void navigate(path, { replace: true });
  }, [isMember, navigate, path]);
  return path;
}
