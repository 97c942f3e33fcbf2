import { ContactWays } from '../../components/ContactWays.tsx';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { ContactFacts } from '../../components/service/ContactFacts.tsx';
import { HelpLinks } from '../../components/service/HelpLinks.tsx';
import { useStyles } from '../../components/service/ServiceParts.styles.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** How to reach the store's people, from within the user centre; nobody has to sign in for it. */
export function MemberServicePage() {
  const { t } = useTranslation('publish');
  return (
    <MemberFrame title={t('service.title')} visitor={<Service />}>
      <Service />
    </MemberFrame>
  );
}

function Service() {
  const { t } = useTranslation('publish');
  const styles = useStyles();
  return (
    <>
      <section className={styles.card} aria-labelledby="ways">
        <h2 id="ways" className={styles.heading}>
          {t('service.ways')}
        </h2>
        <ContactWays about={t('service.about')} />
        <ContactFacts />
        <div>
          <LinkButton isPrimary to={paths.chat}>
            {t('chrome:pages.chat')}
          </LinkButton>
        </div>
      </section>
      <section aria-labelledby="help">
        <h2 id="help" className={styles.heading}>
          {t('service.help')}
        </h2>
        <HelpLinks />
      </section>
    </>
  );
}
