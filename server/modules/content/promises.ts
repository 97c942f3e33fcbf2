import { QUOTE_REPLY_HOURS, RETURN_DAYS } from '../../../shared/contract/limits.ts';
import type { Block } from '../../../shared/contract/schemas/content.ts';
import { inAll } from './localisedWords.ts';

/** The store's service promises (S9). */
export const promises: Extract<Block, { kind: 'promises' }> = {
  kind: 'promises',
  ...inAll('title', ['What you can rely on', 'En qué puede confiar', 'На что можно рассчитывать', '我们的承诺']),
  items: [
    {
      icon: 'quote',
      ...inAll('title', [
        `A quotation within ${QUOTE_REPLY_HOURS} hours`,
        `Presupuesto en ${QUOTE_REPLY_HOURS} horas`,
        `Предложение за ${QUOTE_REPLY_HOURS} часа`,
        `${QUOTE_REPLY_HOURS}小时内报价`,
      ]),
      ...inAll('text', [
        'A person reads your request and answers with prices and dates.',
        'Una persona lee su solicitud y responde con precios y plazos.',
        'Ваш запрос читает человек и отвечает ценами и сроками.',
        '专人阅读您的询价，并回复价格与交期。',
      ]),
    },
    {
      icon: 'delivery',
      ...inAll('title', ['Delivery by a date', 'Entrega con fecha', 'Доставка к дате', '明确的交货日期']),
      ...inAll('text', [
        'Every product says when it can be with you, before you order.',
        'Cada producto indica cuándo puede recibirlo, antes de pedirlo.',
        'Каждый товар показывает срок доставки ещё до заказа.',
        '下单前即可看到每件产品的预计送达日期。',
      ]),
    },
    {
      icon: 'fit',
      ...inAll('title', [
        'Fits your machine',
        'Compatible con su equipo',
        'Подходит к вашему аппарату',
        '与您的设备匹配',
      ]),
      ...inAll('text', [
        'Parts list the machines they were made for, model by model.',
        'Cada recambio indica para qué equipos sirve, modelo por modelo.',
        'У каждой детали указаны аппараты, для которых она сделана, по моделям.',
        '每个配件都逐一列出适用的机型。',
      ]),
    },
    {
      icon: 'returns',
      ...inAll('title', [
        `${RETURN_DAYS} days to return`,
        `${RETURN_DAYS} días para devolver`,
        `${RETURN_DAYS} дней на возврат`,
        `${RETURN_DAYS}天内可退货`,
      ]),
      ...inAll('text', [
        'Send back what does not suit, counted from the shipping date.',
        'Devuelva lo que no le sirva; el plazo cuenta desde la fecha de envío.',
        'Верните то, что не подошло; срок считается с даты отправки.',
        '不合适可退货，自发货之日起计算。',
      ]),
    },
  ],
};
