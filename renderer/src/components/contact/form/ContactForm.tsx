import { zodResolver } from '@hookform/resolvers/zod';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { ContactRequest } from '../../../../../shared/contract/schemas/signIn/sessions.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { FormFailure } from '../../account/form/FormFailure.tsx';
import { useRetryOnline } from '../../loading/useRetryOnline.ts';
import { useCountdown } from '../../account/useCountdown.ts';
import { useFieldErrors } from '../../account/form/useFieldErrors.ts';
import { useUnanswered } from '../../account/form/useUnanswered.ts';
import { usePreloadedOutbox } from '../../outbox/usePreloadedOutbox.ts';
import { ChannelIcon } from '../ChannelIcon.tsx';
import choice from '../ContactChoice.module.css';
import { ContactFields } from './ContactFields.tsx';
import styles from './ContactForm.module.css';
import type { ContactChannel } from '../useContactChannels.ts';

/** The form's schema: the contract's rules; its messages are keys. */
const ContactSchema = z.omit(ContactRequest, { idempotency_key: true });

interface ContactFormProps {
  channels: ContactChannel[];
  onRegistered: (channel: ContactChannel) => void;
  /** Without a network: sent later. */
  onKept: () => void;
}

/**
 * The visitor's details, asked for once; choosing a channel sends them (S2.8). The values stay until they have arrived.
 */
export const ContactForm = observer(function ContactForm({ channels, onRegistered, onKept }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const { contact } = useStores();
  const { sendOnce } = useUnanswered('registerContact');
  const chosenChannel = useRef<ContactChannel | null>(null);
  const form = useForm({ resolver: zodResolver(ContactSchema), mode: 'onTouched', defaultValues: contact.draft });
  const { handleSubmit, setValue, getValues, subscribe } = form;
  const { error, isRunning } = contact.sending;
  const secondsLeft = useCountdown(error);
  const isOff = isRunning || secondsLeft > 0;
  useFieldErrors({ error, isRunning }, form);
  usePreloadedOutbox();

  useEffect(() => void contact.open(), [contact]);
  useRetryOnline(contact.loading.error, contact.open);
  const { country } = contact;
  useEffect(() => {
    if (country !== null && getValues('country') === 0) setValue('country', country);
  }, [country, contact.countries, getValues, setValue]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => contact.write({ ...values }) }),
    [subscribe, contact],
  );
  const submit = handleSubmit(async (values) => {
    const channel = chosenChannel.current ?? channels[0];
    if (!channel) return;
    if (await contact.register(values, (send) => sendOnce('', send))) onRegistered(channel);
    else if (contact.isQueued) onKept();
  });
  return (
    <FormProvider {...form}>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure error={error} isRunning={isRunning} secondsLeft={secondsLeft}>
          {error?.code === 'offline' ? t('offline') : undefined}
        </FormFailure>
        <ContactFields />
        {contact.countries.length === 0 && contact.loading.status === 'failed' && (
          <p role="alert" className={styles.failed}>
            <span>{t('countriesFailed')}</span> <Button onClick={() => void contact.open()}>{t('retry')}</Button>
          </p>
        )}
        <div className={choice.list} role="group" aria-label={t('ways')}>
          {channels.map((channel) => (
            <button
              key={channel.id}
              type="submit"
              className={choice.choice}
              aria-disabled={isOff || undefined}
              onClick={(event) => {
                if (isOff) event.preventDefault();
                else chosenChannel.current = channel;
              }}
            >
              <ChannelIcon id={channel.id} />
              <span>{channel.name}</span>
            </button>
          ))}
        </div>
        <p className={styles.privacy} role="status">
          {isRunning ? t('sending') : t('privacy')}
        </p>
      </form>
    </FormProvider>
  );
});
