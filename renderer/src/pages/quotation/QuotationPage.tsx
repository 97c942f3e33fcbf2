import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { CartRegular } from '@fluentui/react-icons/svg/cart';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { SignInPrompt } from '../../components/SignInPrompt.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useFreshCart } from '../../components/useFreshCart.ts';
import type { PlatformUser } from '../../platform/Platform.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Head } from '../../ui/Head.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { QuotationForm } from './QuotationForm.tsx';
import { useStyles } from './QuotationPage.styles.ts';
import type { QuotationParams } from './route.ts';
import { useMemberDetails } from './useMemberDetails.ts';
import { useQuotationLines } from './useQuotationLines.ts';

/** Asks the store for its offer: for the selected lines of the cart, or for one product. */
export const QuotationPage = observer(function QuotationPage() {
  const { t } = useTranslation('quotation');
  const { session } = useStores();
  const styles = useStyles();
  return (
    <main id="content" className={styles.root}>
      <Head title={t('title')} isPrivate />
      <h1 className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={styles.lead}>{t('lead')}</p>
      {!session.isKnown && <Waiting />}
      {session.isKnown && !session.user && (
        <SignInPrompt
          title={t('visitor.title')}
          text={t('visitor.text')}
          logIn={t('visitor.logIn')}
          register={t('visitor.register')}
        />
      )}
      {session.user && <MemberQuotation key={session.user.user_id} user={session.user} />}
    </main>
  );
});

const MemberQuotation = observer(function MemberQuotation({ user }: { user: PlatformUser }) {
  const { t } = useTranslation('quotation');
  const { cart } = useStores();
  useFreshCart();
  const { single } = useLoaderData<QuotationParams>();
  const lines = useQuotationLines(single);
  const details = useMemberDetails(user);
  const errorText = useErrorText();

  const error = lines.error ?? details.error;
  if (error) {
    const retry = (): void => (lines.error && lines.retry(), details.error && details.retry()) as void;
    return (
      <EmptyState
        icon={<PlugDisconnectedRegular />}
        title={t('failed.title')}
        text={`${errorText(error)} ${t('failed.text')}`}
      >
        <Button appearance="primary" size="large" onClick={retry}>
          {t('failed.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (!lines.lines || !details.details) return <Waiting />;
  if (lines.lines.length === 0) {
    return (
      <EmptyState icon={<CartRegular />} title={t('empty.title')} text={t('empty.text')}>
        {cart.count > 0 && (
          <LinkButton isPrimary to={paths.cart}>
            {t('empty.cart')}
          </LinkButton>
        )}
        <LinkButton isPrimary={cart.count === 0} to={paths.category}>
          {t('empty.browse')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <QuotationForm
      user={user}
      details={details.details}
      lines={lines.lines}
      isFromCart={single === null}
      onQuantity={lines.setQuantity}
    />
  );
});

function Waiting() {
  const { t } = useTranslation('quotation');
  const styles = useStyles();
  return (
    <Skeleton className={styles.form} aria-label={t('loading')}>
      <SkeletonItem className={styles.skeletonCard} />
      <SkeletonItem className={styles.skeletonCard} />
    </Skeleton>
  );
}
