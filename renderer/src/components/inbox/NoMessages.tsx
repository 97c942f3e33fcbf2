import { MailRegular } from '@fluentui/react-icons/headless/svg/mail';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';

/** The empty inbox. */
export function NoMessages() {
  const { t } = useTranslation('inbox');
  return (
    <EmptyState icon={<MailRegular />} title={t('empty')} text={t('emptyText')}>
      <LinkButton isPrimary to={paths.category}>
        {t('member:browse')}
      </LinkButton>
    </EmptyState>
  );
}
