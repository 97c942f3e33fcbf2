import { FilterRegular } from '@fluentui/react-icons/headless/svg/filter';
import type { Facet } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { withoutFilters, isFiltered } from '../../../routing/listingQuery.ts';
import { paths } from '../../../routing/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/form/LinkButton.tsx';
import { ContactChannels } from '../../contact/ContactChannels.tsx';
import { FilterChips } from '../facets/FilterChips.tsx';
import type { ListingAddress } from '../useListingAddress.ts';
import styles from './ListEmpty.module.css';

interface ListEmptyProps {
  facets: readonly Facet[];
  address: ListingAddress;
  /** The number of products on other pages. */
  total?: number;
}

/** The empty state of a list: beyond the last page, because of filters that can be removed, or without any product. */
export function ListEmpty({ facets, address, total = 0 }: ListEmptyProps) {
  const { t } = useTranslation('catalogue');
  const icon = <FilterRegular />;
  if (total > 0)
    return (
      <EmptyState icon={icon} title={t('empty.beyond')} heading="h3">
        <LinkButton to={address.searchOf({ ...address.query, page: 1 })}>{t('empty.firstPage')}</LinkButton>
      </EmptyState>
    );
  if (!isFiltered(address.query))
    return (
      <div className={styles.root}>
        <EmptyState icon={icon} title={t('empty.none')} text={t('empty.ask')}>
          <LinkButton to={paths.category}>{t('empty.browse')}</LinkButton>
        </EmptyState>
        <ContactChannels about={t('contact.general')} />
      </div>
    );
  return (
    <div className={styles.root}>
      <EmptyState icon={icon} title={t('empty.filtered')} text={t('empty.takeAway')} heading="h3">
        <LinkButton to={address.searchOf(withoutFilters(address.query))} rel="nofollow">
          {t('empty.withoutFilters')}
        </LinkButton>
      </EmptyState>
      <FilterChips facets={facets} address={address} isTouch />
    </div>
  );
}
