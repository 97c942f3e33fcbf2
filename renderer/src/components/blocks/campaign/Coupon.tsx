import { clsx } from 'clsx';
import { useState } from 'react';
import type { Block } from '../../../../../shared/contract/schemas/content.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useFormats } from '../../../ui/text/useFormats.ts';
import { useLocalised } from '../../../ui/text/useLocalised.ts';
import styles from './Coupon.module.css';
import { CouponClaim } from './CouponClaim.tsx';
import { lastDayOf, useTimeLeft } from './useTimeLeft.ts';

/** A coupon's code to copy; members can claim it with one click if there is an offer with that code. */
export function Coupon({ block }: { block: Extract<Block, { kind: 'coupon' }> }) {
  const { t } = useTranslation('home');
  const text = useLocalised();
  const formats = useFormats();
  const timeLeft = useTimeLeft(block.valid_until);
  const isOver = timeLeft !== null && timeLeft <= 0;
  return (
    <section className={styles.root}>
      <div className={styles.words}>
        <h2 className={styles.title}>{text(block, 'title')}</h2>
        <p className={styles.text}>{text(block, 'text')}</p>
        {block.valid_until && (
          <p className={styles.until}>
            {isOver ? t('countdown.over') : t('coupon.until', { date: formats.date(lastDayOf(block.valid_until)) })}
          </p>
        )}
      </div>
      <div className={styles.stub}>
        <span className={styles.label}>{t('coupon.code')}</span>
        <span className={clsx(styles.code, isOver && styles.over)} translate="no">
          {block.code}
        </span>
        {!isOver && (
          <>
            <CouponClaim code={block.code} />
            <CopyButton code={block.code} />
          </>
        )}
      </div>
    </section>
  );
}

function CopyButton({ code }: { code: string }) {
  const { t } = useTranslation('home');
  const [isCopied, setCopied] = useState(false);
  // Without access to the clipboard, the code can still be read.
  const copy = (): void =>
    void navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <Button className={styles.copy} appearance="subtle" onClick={copy}>
        {t(isCopied ? 'coupon.copied' : 'coupon.copy')}
      </Button>
      <VisuallyHidden isStatus>{isCopied && t('coupon.copied')}</VisuallyHidden>
    </>
  );
}
