import { observer } from 'mobx-react-lite';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { ReadFailed } from '../../components/member/ReadFailed.tsx';
import { useRead } from '../../components/member/useRead.ts';
import { Waiting } from '../../components/member/Waiting.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStyles } from './LinkedAccountsPage.styles.ts';
import { LinkedWay } from './LinkedWay.tsx';

/** Which identities at providers open the member's account. */
export const LinkedAccountsPage = observer(function LinkedAccountsPage() {
  const { t } = useTranslation('account');
  return (
    <MemberFrame title={t('linked.title')}>
      <Ways />
    </MemberFrame>
  );
});

const Ways = observer(function Ways() {
  const { t } = useTranslation('account');
  const styles = useStyles();
  const { data: ways, error, retry } = useRead('readSocial', {});
  if (error) return <ReadFailed error={error} retry={retry} />;
  if (!ways) return <Waiting />;
  if (ways.length === 0) return <p className={styles.lead}>{t('linked.none')}</p>;
  return (
    <>
      <p className={styles.lead}>{t('linked.lead')}</p>
      <ul role="list" className={styles.list}>
        {ways.map((way) => (
          <LinkedWay key={way.provider} way={way} onChange={retry} />
        ))}
      </ul>
    </>
  );
});
