import { HeartRegular } from '@fluentui/react-icons/headless/svg/heart';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/form/LinkButton.tsx';

/** An empty list, or an empty page of it. */
export function FavouritesEmpty({ isFirst = true }: { isFirst?: boolean }) {
  const { t } = useTranslation('member');
  return (
    <EmptyState icon={<HeartRegular />} title={t('favourites.empty')} text={t('favourites.emptyText')}>
      <LinkButton isPrimary to={isFirst ? paths.category : paths.favourites}>
        {t(isFirst ? 'browse' : 'pager.first')}
      </LinkButton>
    </EmptyState>
  );
}
