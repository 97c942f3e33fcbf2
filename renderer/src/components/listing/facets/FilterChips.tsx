import { clsx } from 'clsx';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { Facet } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { withoutFilters, toggleFacet } from '../../../routing/listingQuery.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { useUnits } from '../../../ui/text/useUnits.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { choicesOf } from './facetChoices.ts';
import styles from './FilterChips.module.css';
import type { ListingAddress } from '../useListingAddress.ts';

interface FilterChipsProps {
  facets: readonly Facet[];
  address: ListingAddress;
  isTouch: boolean;
}

/** The chosen filters, each a link that removes it. */
export function FilterChips({ facets, address, isTouch }: FilterChipsProps) {
  const { t } = useTranslation('catalogue');
  const text = useLocalised();
  const { withUnit } = useUnits();
  const choices = choicesOf(address.query, facets);
  if (choices.length === 0) return null;
  return (
    <ul role="list" className={styles.root} aria-label={t('facets.chosen')}>
      {choices.map(({ key, value, facet, option }) => (
        <li key={`${key} ${value}`}>
          <Link
            className={clsx(styles.chip, isTouch && styles.touch)}
            to={address.searchOf(toggleFacet(address.query, key, value))}
            rel="nofollow"
            preventScrollReset
          >
            <VisuallyHidden>{`${t('facets.remove')} `}</VisuallyHidden>
            {facet && <span className={styles.facet}>{text(facet, 'label')}</span>}
            <span className={styles.value}>
              {withUnit(option ? text(option, 'label') : value, option?.unit ?? facet?.unit)}
            </span>
            <DismissRegular fontSize="14px" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={clsx(styles.clear, isTouch && styles.touch)}
          to={address.searchOf(withoutFilters(address.query))}
          rel="nofollow"
          preventScrollReset
        >
          {t('facets.clear')}
        </Link>
      </li>
    </ul>
  );
}
