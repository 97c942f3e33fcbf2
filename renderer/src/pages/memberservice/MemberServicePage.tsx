import { observer } from 'mobx-react-lite';
import { MemberFrame } from '../../components/member/MemberFrame.tsx';
import { HelpLinks } from '../../components/service/HelpLinks.tsx';
import { ContactCard } from '../../components/service/ContactCard.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';
import { LinkButton } from '../../ui/form/LinkButton.tsx';

/** Contacts of the store within the user centre; no sign-in needed. */
export function MemberServicePage() {
  const { t } = useTranslation('publish');
  return (
    <MemberFrame title={t('service.title')} visitor={<Service />}>
      <Service />
    </MemberFrame>
  );
}

const Service = observer(function Service() {
  const { t } = useTranslation('publish');
  const { chat } = useStores();
  return (
    <>
      <ContactCard>
        {chat.canChat && (
          <div>
            <LinkButton isPrimary to={paths.chat}>
              {t('chrome:pages.chat')}
            </LinkButton>
          </div>
        )}
      </ContactCard>
      <HelpLinks />
    </>
  );
});
