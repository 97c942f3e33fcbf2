import { clsx } from 'clsx';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { ArrowUndoRegular } from '@fluentui/react-icons/headless/svg/arrow-undo';
import { BoxRegular } from '@fluentui/react-icons/headless/svg/box';
import { CalendarCheckmarkRegular } from '@fluentui/react-icons/headless/svg/calendar-checkmark';
import { DocumentTextRegular } from '@fluentui/react-icons/headless/svg/document-text';
import { HeartRegular } from '@fluentui/react-icons/headless/svg/heart';
import { InfoRegular } from '@fluentui/react-icons/headless/svg/info';
import { KeyRegular } from '@fluentui/react-icons/headless/svg/key';
import { LinkRegular } from '@fluentui/react-icons/headless/svg/link';
import { LocationRegular } from '@fluentui/react-icons/headless/svg/location';
import { MailRegular } from '@fluentui/react-icons/headless/svg/mail';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { PersonBoardRegular } from '@fluentui/react-icons/headless/svg/person-board';
import { PersonSupportRegular } from '@fluentui/react-icons/headless/svg/person-support';
import { RibbonStarRegular } from '@fluentui/react-icons/headless/svg/ribbon-star';
import { TicketDiagonalRegular } from '@fluentui/react-icons/headless/svg/ticket-diagonal';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { scrollToCentre } from '../../ui/layout/scrollToCentre.ts';
import { NavLink } from '../../ui/navigation/NavLink.tsx';
import styles from './MemberNav.module.css';

/** The pages of the user centre, in order. */
export const PLACES = [
  { key: 'overview', to: paths.userCenter, Icon: PersonBoardRegular },
  { key: 'orders', to: paths.orders, Icon: BoxRegular },
  { key: 'inquiries', to: paths.inquiries, Icon: DocumentTextRegular },
  { key: 'afterSales', to: paths.afterSales, Icon: ArrowUndoRegular },
  { key: 'favourites', to: paths.favourites, Icon: HeartRegular },
  { key: 'coupons', to: paths.coupons, Icon: TicketDiagonalRegular },
  { key: 'level', to: paths.level, Icon: RibbonStarRegular },
  { key: 'checkIn', to: paths.signActive, Icon: CalendarCheckmarkRegular },
  { key: 'messages', to: paths.messages, Icon: MailRegular },
  { key: 'addresses', to: paths.addresses, Icon: LocationRegular },
  { key: 'profile', to: paths.profile, Icon: PersonRegular },
  { key: 'password', to: paths.changePassword, Icon: KeyRegular },
  { key: 'linked', to: paths.linkedAccounts, Icon: LinkRegular },
  { key: 'service', to: paths.service, Icon: PersonSupportRegular },
  { key: 'about', to: paths.aboutUs, Icon: InfoRegular },
] as const;

/** The navigation of the user centre: beside each page on a desk; on a phone, rows of the overview. */
export function MemberNav({ isList = false }: { isList?: boolean }) {
  const { t } = useTranslation('member');
  const places = PLACES.filter(({ key }) => !isList || key !== 'overview');
  const frame = useRef<HTMLElement>(null);
  useEffect(() => scrollToCentre(frame.current, frame.current?.querySelector('[aria-current]')), []);
  return (
    <nav ref={frame} className={clsx(!isList && styles.frame)} aria-label={t('nav.label')}>
      <ul role="list" className={isList ? styles.rows : styles.side}>
        {places.map(({ key, to, Icon }, index) => (
          <li key={key} className={clsx(isList && index > 0 && styles.divided)}>
            <NavLink to={to} isExact={key === 'overview'} className={clsx(styles.link, isList && styles.row)}>
              <Icon className={styles.icon} aria-hidden="true" />
              <span className={clsx(styles.name, !isList && styles.inRow)}>{t(`nav.${key}`)}</span>
              {isList && <ChevronRightRegular className={styles.icon} aria-hidden="true" />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
