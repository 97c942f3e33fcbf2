import { observer } from 'mobx-react-lite';
import { CHECK_IN_POINTS, CHECK_IN_STREAK_POINTS } from '../../../../shared/contract/limits.ts';
import { pointsWorth } from '../../../../shared/checkout/rewards.ts';
import { MemberColumns } from '../../components/member/MemberColumns.tsx';
import { LoadingPlaceholder } from '../../components/loading/LoadingPlaceholder.tsx';
import { SignInPrompt } from '../../components/account/SignInPrompt.tsx';
import { useMoney } from '../../components/useMoney.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Head } from '../../ui/head/Head.tsx';
import frame from '../../ui/layout/Page.module.css';
import { CheckInCard } from './CheckInCard.tsx';
import styles from './CheckInPage.module.css';
import { WelcomePack } from './WelcomePack.tsx';
import { WeekSteps } from './WeekSteps.tsx';

/** The daily check-in; shows guests its rewards, and how to get them. */
export const CheckInPage = observer(function CheckInPage() {
  const { t } = useTranslation('rewards');
  const { session } = useStores();
  const money = useMoney();
  const rewards = { points: CHECK_IN_POINTS, more: CHECK_IN_STREAK_POINTS };
  const lead = t('checkIn.lead', { ...rewards, worth: money(pointsWorth(100)) });
  return (
    <MemberColumns>
      <Head title={t('checkIn.title')} description={lead} />
      <header className={frame.header}>
        <h1 className={frame.title} tabIndex={-1}>
          {t('checkIn.title')}
        </h1>
        <p className={frame.description}>{lead}</p>
      </header>
      {!session.isKnown && <LoadingPlaceholder />}
      {session.user && <CheckInCard key={session.user.user_id} />}
      {session.isKnown && !session.user && <VisitorCard />}
      <WelcomePack />
    </MemberColumns>
  );
});

function VisitorCard() {
  const { t } = useTranslation('rewards');
  return (
    <div className={styles.columns}>
      <div className={styles.card}>
        <WeekSteps streak={0} isToday={false} />
      </div>
      <SignInPrompt
        title={t('checkIn.visitor')}
        text={t('checkIn.visitorText')}
        logIn={t('checkIn.logIn')}
        register={t('checkIn.register')}
      />
    </div>
  );
}
