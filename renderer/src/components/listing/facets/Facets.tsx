import { clsx } from 'clsx';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Facet } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { toggleFacet } from '../../../routing/listingQuery.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import { useUnits } from '../../../ui/text/useUnits.ts';
import { CheckLink } from './CheckLink.tsx';
import { isChosen } from './facetChoices.ts';
import styles from './Facets.module.css';
import type { ListingAddress } from '../useListingAddress.ts';

const OPEN_AT_FIRST = 5;
const SHOWN_AT_FIRST = 8;

interface FacetsProps {
  facets: readonly Facet[];
  address: ListingAddress;
}

/** All filters, as the catalogue names them. */
export function Facets({ facets, address }: FacetsProps) {
  return (
    <div className={styles.root}>
      {facets.map((facet, at) => (
        <FacetGroup key={facet.key} facet={facet} address={address} isOpen={at < OPEN_AT_FIRST} />
      ))}
    </div>
  );
}

const FacetGroup = observer(function FacetGroup({
  facet,
  address,
  isOpen,
}: {
  facet: Facet;
  address: ListingAddress;
  isOpen: boolean;
}) {
  const { t } = useTranslation('catalogue');
  const text = useLocalised();
  const { unitName, withUnit } = useUnits();
  const formats = useFormats();
  const { ui } = useStores();
  const [isWhole, setWhole] = useState(false);
  const heading = useId();
  const isTouch = ui.device !== 'desktop';
  const values = facet.values.filter(({ value, count }) => count > 0 || isChosen(address.query, facet.key, value));
  const shown = isWhole
    ? values
    : values.filter(({ value }, at) => at < SHOWN_AT_FIRST || isChosen(address.query, facet.key, value));
  if (values.length === 0) return null;
  return (
    <details className={styles.facet} open={isOpen || values.some(({ selected }) => selected)}>
      <summary className={clsx(styles.summary, isTouch && styles.touch)}>
        <h3 id={heading} className={styles.heading}>
          <span>{text(facet, 'label')}</span>
          {facet.unit && <span className={styles.unit}>{`, ${unitName(facet.unit)}`}</span>}
        </h3>
        <ChevronDownRegular className={styles.chevron} fontSize="16px" />
      </summary>
      <ul role="list" className={styles.values} aria-labelledby={heading}>
        {shown.map((value) => (
          <li key={value.value}>
            <CheckLink
              to={address.searchOf(toggleFacet(address.query, facet.key, value.value))}
              isChecked={isChosen(address.query, facet.key, value.value)}
              label={withUnit(text(value, 'label'), value.unit)}
              count={`${facet.is_estimate ? '≈ ' : ''}${formats.number(value.count)}`}
              isTouch={isTouch}
            />
          </li>
        ))}
      </ul>
      {values.length > SHOWN_AT_FIRST && (
        <Button
          className={styles.more}
          appearance="subtle"
          size={isTouch ? 'medium' : 'small'}
          aria-expanded={isWhole}
          aria-describedby={heading}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('facets.fewer') : t('facets.all', { count: values.length })}
        </Button>
      )}
    </details>
  );
});
