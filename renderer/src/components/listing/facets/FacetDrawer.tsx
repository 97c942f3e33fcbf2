import { DrawerBody, DrawerFooter, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { Facet } from '../../../../../shared/contract/schemas/catalogue.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { withFluent } from '../../../ui/layout/FluentParts.tsx';
import { ModalSupport } from '../../../ui/feedback/ModalSupport.tsx';
import { FilterChips } from './FilterChips.tsx';
import { Facets } from './Facets.tsx';
import type { ListingAddress } from '../useListingAddress.ts';
import styles from './FacetDrawer.module.css';

interface FacetDrawerProps {
  isOpen: boolean;
  facets: readonly Facet[];
  address: ListingAddress;
  /** Null while it is unknown. */
  total: number | null;
  hasCounts: boolean;
  onClose: () => void;
}

/** The filters where there is no room beside the list: each applies at once, the foot shows the number of results. */
export const FacetDrawer = withFluent(function FacetDrawer({
  isOpen,
  facets,
  address,
  total,
  hasCounts,
  onClose,
}: FacetDrawerProps) {
  const { t } = useTranslation('catalogue');
  return (
    <OverlayDrawer
      className={styles.drawer}
      position="start"
      open={isOpen}
      onOpenChange={(_, { open }) => open || onClose()}
    >
      <ModalSupport />
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              size="large"
              icon={<DismissRegular />}
              aria-label={t('facets.close')}
              onClick={onClose}
            />
          }
        >
          {t('facets.title')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <FilterChips facets={facets} address={address} isTouch />
        <Facets facets={facets} address={address} hasCounts={hasCounts} />
      </DrawerBody>
      <DrawerFooter className={styles.footer}>
        <Button className={styles.show} appearance="primary" size="large" aria-busy={total === null} onClick={onClose}>
          {total === null ? t('facets.showAll') : t('facets.show', { count: total })}
        </Button>
      </DrawerFooter>
    </OverlayDrawer>
  );
});
