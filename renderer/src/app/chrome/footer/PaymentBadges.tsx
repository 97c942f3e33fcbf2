import type { ReactNode } from 'react';
import type { RoutineConfig } from '../../../../../shared/contract/schemas/content.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './Footer.module.css';

const letters = (text: string, size: number): ReactNode => (
  <text x="23" y="19.5" textAnchor="middle" fontSize={size} fontWeight="700" fill="currentColor">
    {text}
  </text>
);
const circles = (
  <g fill="none" stroke="currentColor" strokeWidth="2">
    <circle cx="19" cy="15" r="7" />
    <circle cx="27" cy="15" r="7" />
  </g>
);
const building = (
  <path
    d="M13 12.5 23 7l10 5.5M14 22.5h18M16 13.5v7M20.7 13.5v7M25.3 13.5v7M30 13.5v7"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
  />
);

const CARDS: Record<string, ReactNode> = {
  Visa: letters('VISA', 13),
  Mastercard: circles,
  'American Express': letters('AMEX', 11),
  UnionPay: letters('UnionPay', 7.5),
};

/** The payment methods of this store, drawn in the colour of the text. */
export function PaymentBadges({ payment: { methods, card_brands: brands } }: Pick<RoutineConfig, 'payment'>) {
  const { t } = useTranslation('chrome');
  const cards = methods.includes('card') ? brands.filter((brand) => brand in CARDS) : [];
  const badges: [string, ReactNode][] = cards.map((brand) => [brand, CARDS[brand]]);
  if (methods.includes('bank_transfer')) badges.push([t('footer.transfer'), building]);
  return (
    <ul role="list" className={styles.badges} aria-label={t('footer.payment')}>
      {badges.map(([name, drawing]) => (
        <li key={name}>
          <svg className={styles.badge} viewBox="0 0 46 30" role="img" aria-label={name}>
            <rect
              x="0.5"
              y="0.5"
              width="45"
              height="29"
              rx="4"
              fill="none"
              stroke="currentColor"
              strokeOpacity="0.45"
            />
            <g>{drawing}</g>
          </svg>
        </li>
      ))}
    </ul>
  );
}
