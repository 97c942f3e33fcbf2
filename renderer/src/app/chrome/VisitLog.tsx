import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { withLanguage } from '../../../../shared/text/languages.ts';
import { useStores } from '../../stores/context.ts';
import { useSite } from '../../ui/head/Head.tsx';

/** Reports each visited page to the visit log, which decides what it may record. */
export const VisitLog = observer(function VisitLog() {
  const { visits, consent } = useStores();
  const { language } = useSite();
  const { pathname, search } = useLocation();
  const url = withLanguage(pathname + search, language);
  const { isGranted } = consent;
  // Runs again on consent, so that the page it was given on is recorded first.
  useEffect(() => visits.view(url), [visits, url, isGranted]);
  return null;
});
