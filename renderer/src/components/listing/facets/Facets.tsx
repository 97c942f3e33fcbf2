import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { memo, useEffect, useId, useRef, useState } from 'react';
import type { Facet } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import icons from '../../../ui/media/drawnIcons.module.css';
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
  /** The counts are those of the list; else they are being read, and hidden. */
  hasCounts: boolean;
}

/** All filters, as the catalogue names them. Not rendered again with the list's next page, whose first frame would wait. */
export function Facets(props: FacetsProps) {
  const text = useLocalised();
  const { facets, address, hasCounts } = props;
  // The page itself has the names in one language, the API's replies in all.
  const content = JSON.stringify([
    hasCounts,
    address.searchOf({ ...address.query, page: 1 }),
    facets.map((facet) => [
      [facet.key, facet.unit, facet.is_estimate, text(facet, 'label')],
      facet.values.map((value) => [value.value, value.unit, value.count, value.selected, text(value, 'label')]),
    ]),
  ]);
  return <FacetGroups {...props} content={content} />;
}

const FacetGroups = memo(
  function FacetGroups({ facets, address, hasCounts }: FacetsProps & { content: string }) {
    return (
      <div className={clsx(styles.root, !hasCounts && styles.withoutCounts)}>
        {facets.map((facet, index) => (
          <FacetGroup key={facet.key} facet={facet} address={address} isOpen={index < OPEN_AT_FIRST} />
        ))}
      </div>
    );
  },
  (before, now) => before.content === now.content,
);

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
  const details = useRef<HTMLDetailsElement>(null);
  const isTouch = ui.device !== 'desktop';
  const values = facet.values.filter(({ value, count }) => count > 0 || isChosen(address.query, facet.key, value));
  const shownValues = isWhole
    ? values
    : values.filter(({ value }, index) => index < SHOWN_AT_FIRST || isChosen(address.query, facet.key, value));
  const isOpenAtFirst = isOpen || values.some(({ selected }) => selected);
  const [hasOpened, setHasOpened] = useState(isOpenAtFirst);
  if (isOpenAtFirst && !hasOpened) setHasOpened(true);
  // The browser may have opened it before it was hydrated.
  useEffect(() => {
    if (details.current?.open) setHasOpened(true);
  }, []);
  if (values.length === 0) return null;
  return (
    <details
      ref={details}
      className={styles.facet}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && setHasOpened(true)}
    >
      <summary className={clsx(styles.summary, icons.chevronDown, isTouch && styles.touch)}>
        <h3 id={heading} className={styles.heading}>
          {facet.unit ? (
            <>
              <span>{text(facet, 'label')}</span>
              <span className={styles.unit}>{`, ${unitName(facet.unit)}`}</span>
            </>
          ) : (
            text(facet, 'label')
          )}
        </h3>
      </summary>
      {hasOpened && (
        <div role="group" className={styles.values} aria-labelledby={heading}>
          {shownValues.map((value) => (
            <CheckLink
              key={value.value}
              address={address}
              facet={facet.key}
              value={value.value}
              label={withUnit(text(value, 'label'), value.unit)}
              count={`${facet.is_estimate ? '≈ ' : ''}${formats.number(value.count)}`}
              isTouch={isTouch}
            />
          ))}
        </div>
      )}
      {hasOpened && values.length > SHOWN_AT_FIRST && (
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
