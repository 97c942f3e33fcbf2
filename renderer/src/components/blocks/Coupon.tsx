import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from '../../../../shared/contracts/content.ts';
import { useFormats } from '../../ui/useFormats.ts';
import { useLocalised } from '../../ui/useLocalised.ts';
import { narrow } from '../../theme/layout.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalXL,
    padding: tokens.spacingHorizontalXXL,
    border: `2px dashed ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    [narrow]: { padding: tokens.spacingHorizontalL },
  },
  title: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { maxWidth: '56ch', color: tokens.colorNeutralForeground2 },
  aside: { display: 'grid', justifyItems: 'start', rowGap: tokens.spacingVerticalXS },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '0.08em',
  },
  copy: { minHeight: '44px' },
});

/** A code to take along. */
export function Coupon({ block }: { block: Extract<Block, { kind: 'coupon' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  const formats = useFormats();
  const styles = useStyles();
  const [isCopied, setCopied] = useState(false);
  // Where the clipboard is closed to the page the code still stands there to be read.
  const copy = (): void => void navigator.clipboard?.writeText(block.code).then(() => setCopied(true), () => undefined); // prettier-ignore
  return (
    <section className={styles.root}>
      <div>
        <h2 className={styles.title}>{text(block, 'title')}</h2>
        <p className={styles.text}>{text(block, 'text')}</p>
        {block.valid_until && (
          <p className={styles.text}>{t('coupon.until', { date: formats.date(block.valid_until) })}</p>
        )}
      </div>
      <div className={styles.aside}>
        <span>{t('coupon.code')}</span>
        <span className={styles.code} translate="no">
          {block.code}
        </span>
        <Button className={styles.copy} onClick={copy}>
          <span role="status">{isCopied ? t('coupon.copied') : t('coupon.copy')}</span>
        </Button>
      </div>
    </section>
  );
}
