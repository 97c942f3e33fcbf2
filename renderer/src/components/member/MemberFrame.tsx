import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { Head } from '../../ui/head/Head.tsx';
import { UnbrokenNumbers } from '../../ui/text/UnbrokenNumbers.tsx';
import { SignInPrompt } from '../account/SignInPrompt.tsx';
import styles from './MemberFrame.module.css';
import { MemberColumns } from './MemberColumns.tsx';
import { LoadingPlaceholder } from '../loading/LoadingPlaceholder.tsx';
import { wrapText } from '../../ui/text/wrapText.tsx';

interface MemberFrameProps {
  title: string;
  /** The page's actions, beside its title; for members. */
  action?: ReactNode;
  /** The content for visitors; without it they are asked to sign in. */
  visitor?: ReactNode;
  /** Without the navigation of the user centre: nothing leads away from the task. */
  isAlone?: boolean;
  children: ReactNode;
}

/** A page of the user centre: title, navigation, and the member's content. */
export const MemberFrame = observer(function MemberFrame({
  title,
  action,
  visitor,
  isAlone = false,
  children,
}: MemberFrameProps) {
  const { session } = useStores();
  const { user } = session;
  return (
    <MemberColumns isAlone={isAlone}>
      <Head title={title} isPrivate />
      <div className={clsx(styles.head, action !== undefined && styles.withAction)}>
        <h1 className={styles.title} tabIndex={-1}>
          <UnbrokenNumbers text={title} />
        </h1>
        {user && wrapText(action)}
      </div>
      {!session.isKnown && <LoadingPlaceholder />}
      {user && <Fragment key={user.user_id}>{children}</Fragment>}
      {session.isKnown && !user && wrapText(visitor ?? <VisitorPrompt />)}
    </MemberColumns>
  );
});

function VisitorPrompt() {
  const { t } = useTranslation('member');
  return (
    <SignInPrompt
      title={t('visitor.title')}
      text={t('visitor.text')}
      logIn={t('visitor.logIn')}
      register={t('visitor.register')}
    />
  );
}
