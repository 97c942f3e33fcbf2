import { ClockRegular } from '@fluentui/react-icons/headless/svg/clock';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Head } from '../../ui/head/Head.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';
import styles from './QuotationRequestPage.module.css';

/** At a kiosk: the request is kept, and sent when the store answers, also when its visitor has left. */
export function LeftRequest() {
  const { t } = useTranslation('quotation');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main id="content" className={styles.root}>
      <Head title={t('left.title')} isPrivate />
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        {t('left.title')}
      </h1>
      <EmptyState icon={<ClockRegular />} title={t('left.what')} text={t('left.text')}>
        <LinkButton isPrimary to={paths.category}>
          {t('left.browse')}
        </LinkButton>
      </EmptyState>
    </main>
  );
}
