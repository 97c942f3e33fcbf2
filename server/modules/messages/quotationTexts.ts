import type { MessageText } from './MessageText.ts';

type Keys = 'inquiry_quoted' | 'inquiry_message' | 'inquiry_expired';

/** Texts about a member's quotations; `{{code}}` is the quotation's number. */
export const quotationTexts: Record<Keys, MessageText> = {
  inquiry_quoted: {
    flag: 'account',
    title: [
      'Quotation {{code}} is ready',
      'El presupuesto {{code}} está listo',
      'Предложение {{code}} готово',
      '报价单 {{code}} 已就绪',
    ],
    body: [
      'We have quoted prices for your request. They are valid until {{date}}.',
      'Hemos indicado los precios de su solicitud. Son válidos hasta el {{date}}.',
      'Мы указали цены по вашему запросу: до {{date}} они остаются в силе.',
      '我们已就您的询价报出价格，有效期至{{date}}。',
    ],
  },
  inquiry_message: {
    flag: 'account',
    title: [
      'A message about quotation {{code}}',
      'Un mensaje sobre el presupuesto {{code}}',
      'Сообщение по запросу {{code}}',
      '关于报价单 {{code}} 的新消息',
    ],
    body: [
      'We have written to you about your request.',
      'Le hemos escrito sobre su solicitud.',
      'Мы написали вам по вашему запросу.',
      '我们就您的询价给您留了言。',
    ],
  },
  inquiry_expired: {
    flag: 'account',
    title: [
      'Quotation {{code}} has expired',
      'El presupuesto {{code}} ha caducado',
      'Срок предложения {{code}} истёк',
      '报价单 {{code}} 已过期',
    ],
    body: [
      'Its prices are no longer valid. You can request the same products again.',
      'Sus precios ya no son válidos. Puede volver a solicitar los mismos productos.',
      'Цены больше не действуют. Вы можете запросить те же товары снова.',
      '其中的价格已失效，您可以再次询价相同的产品。',
    ],
  },
};
