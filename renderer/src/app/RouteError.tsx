import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ApiError } from '../../../shared/contract/envelope.ts';
import { isRecord } from '../../../shared/json/isRecord.ts';
import { useRetry } from '../components/loading/useRetry.ts';
import { type Translate, useTranslation } from '../i18n/useTranslation.ts';
import { paths } from '../routing/paths.ts';
import { useStores } from '../stores/context.ts';
import { Button } from '../ui/form/Button.tsx';
import { Head } from '../ui/head/Head.tsx';
import { LinkButton } from '../ui/form/LinkButton.tsx';
import { ErrorIllustration } from './ErrorIllustration.tsx';
import styles from './RouteError.module.css';

/** The error page: not found, or a failure with a way to recover (S2.4). */
export const RouteError = observer(function RouteError() {
  const { t } = useTranslation('chrome');
  const error = useRouteError();
  const { ui } = useStores();
  const isAnswer = error instanceof ApiError || isRouteErrorResponse(error);
  const remount = useRemount();
  const { isTrying, retry } = useRetry(isAnswer ? undefined : remount);
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const isFault = error instanceof ApiError && typeof error.code === 'string';
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = isNotFound ? t('error.notFoundTitle') : t('error.title');

  useEffect(() => {
    ui.setPageError(isNotFound ? 'missing' : 'failed');
    return () => ui.setPageError(null);
  }, [ui, isNotFound]);

  return (
    <main id="content" className={styles.root} data-failed>
      <Head title={title} isPrivate />
      <ErrorIllustration />
      {!isFault && (
        <span className={styles.status} aria-hidden="true">
          {status}
        </span>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>
        {isNotFound ? t('error.notFoundText') : error instanceof ApiError ? describe(error, t) : t('error.text')}
      </p>
      <div className={styles.actions}>
        {!isNotFound && (
          <Button
            className={styles.retry}
            appearance="primary"
            size="large"
            disabledFocusable={isTrying}
            onClick={retry}
          >
            {isTrying ? t('offlineTrying') : t('error.retry')}
          </Button>
        )}
        <LinkButton to={paths.home} isPrimary={isNotFound}>
          {t('error.home')}
        </LinkButton>
        {isNotFound && <LinkButton to={paths.category}>{t('error.browse')}</LinkButton>}
      </div>
      {error instanceof ApiError && error.code === 'offline' && <StillHere />}
      <Reach />
    </main>
  );
});

/**
 * Remounts the page after an error in a component, as the router keeps the error until the location changes. If the
 * error returns, reloads the whole page.
 */
function useRemount(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const locationState: unknown = state;
  const before = isRecord(locationState) ? locationState : {};
  return async () => {
    if (before['isRemounted'] === true) return navigate(0);
    await navigate(pathname + search + hash, {
      replace: true,
      preventScrollReset: true,
      state: { ...before, isRemounted: true },
    });
  };
}

/** Links to pages that are available. */
const StillHere = observer(function StillHere() {
  const { offline } = useStores();
  const [list, setList] = useState<{ VisitedPages: ComponentType } | null>(null);
  const isAny = offline.pages.length > 0;
  useEffect(() => {
    // Cached with the app shell; if it is not, there is nothing to list either.
    if (isAny) import('../components/offline/VisitedPages.tsx').then(setList, () => undefined);
  }, [isAny]);
  return isAny && list ? <list.VisitedPages /> : null;
});

/** Contacts for visitors who cannot wait until the page can be shown. */
const Reach = observer(function Reach() {
  const { t } = useTranslation('chrome');
  const contact = useStores().queries.peek('readConfig', {})?.contact_us;
  if (!contact?.mobile && !contact?.email) return null;
  return (
    <p className={styles.reach}>
      <span>{t('error.reach')}</span>
      {contact.mobile && (
        <a className={styles.link} href={`tel:${contact.mobile.replace(/[^\d+]/g, '')}`}>
          {contact.mobile}
        </a>
      )}
      {contact.email && (
        <a className={styles.link} href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      )}
    </p>
  );
});

const describe = (error: ApiError, t: Translate<'chrome'>): string =>
  typeof error.code === 'string' ? t(`failures:${error.code}`) : error.message || t('error.text');
