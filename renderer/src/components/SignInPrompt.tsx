import { PersonLockRegular } from '@fluentui/react-icons/headless/svg/person-lock';
import { useLocation } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

interface SignInPromptProps {
  title: string;
  text?: string;
  logIn: string;
  register: string;
}

/** For a visitor on a page for members: why, and the way in that leads back here. */
export function SignInPrompt({ title, text, logIn, register }: SignInPromptProps) {
  const { pathname, search } = useLocation();
  const back = pathname + search;
  return (
    <EmptyState icon={<PersonLockRegular />} title={title} {...(text && { text })}>
      <LinkButton isPrimary to={paths.login(back)}>
        {logIn}
      </LinkButton>
      <LinkButton to={paths.register(back)}>{register}</LinkButton>
    </EmptyState>
  );
}
