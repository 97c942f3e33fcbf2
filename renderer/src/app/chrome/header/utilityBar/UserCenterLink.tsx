import { observer } from 'mobx-react-lite';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../routing/paths.ts';
import { useStores } from '../../../../stores/context.ts';
import { Link } from '../../../../ui/navigation/Link.tsx';
import { hasModifier } from '../../../../ui/navigation/hasModifier.ts';

const SignInTip = lazy(() => import('./SignInTip.tsx').then((module) => ({ default: module.SignInTip })));

/** Links to the user center; visitors are asked first whether they want to sign in (S2.5). */
export const UserCenterLink = observer(function UserCenterLink({ className }: { className: string | undefined }) {
  const { t } = useTranslation('chrome');
  const { session } = useStores();
  const [tip, setTip] = useState<'never' | 'open' | 'closed'>('never');
  if (session.isMember)
    return (
      <Link className={className} to={paths.userCenter}>
        {t('footer.userCenter')}
      </Link>
    );
  const handleClick = (event: MouseEvent): void => {
    if (hasModifier(event)) return;
    event.preventDefault();
    setTip('open');
  };
  return (
    <>
      <Link className={className} to={paths.loginForUserCenter} onClick={handleClick}>
        {t('footer.userCenter')}
      </Link>
      {tip !== 'never' && (
        <Suspense>
          <SignInTip isOpen={tip === 'open'} onClose={() => setTip('closed')} />
        </Suspense>
      )}
    </>
  );
});
