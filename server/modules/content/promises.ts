import { QUOTE_REPLY_HOURS, RETURN_DAYS } from '../../../shared/contract/limits.ts';
import type { Block } from '../../../shared/contract/schemas/content.ts';
import { inAll } from './localisedWords.ts';

/** The store's service promises (S9). */
export const promises: Extract<Block, { kind: 'promises' }> = {
  kind: 'promises',
  ...inAll('title', ['Why buyers choose us', 'Por qué elegirnos', 'Почему выбирают нас', '为什么选择我们']),
  items: [
    {
      icon: 'quote',
      ...inAll('title', [
        `A quotation within ${QUOTE_REPLY_HOURS} hours`,
        `Presupuesto en ${QUOTE_REPLY_HOURS} horas`,
        `Предложение за ${QUOTE_REPLY_HOURS} часа`,
        `${QUOTE_REPLY_HOURS} 小时内报价`,
      ]),
      ...inAll('text', [
        'A specialist reads your request and answers with prices and dates.',
        'Un especialista lee su solicitud y responde con precios y plazos.',
        'Специалист изучит ваш запрос и ответит с ценами и сроками.',
        '专人阅读您的询价，并回复价格与交期。',
      ]),
    },
    {
      icon: 'delivery',
      ...inAll('title', [
        'A delivery date on every product',
        'Fecha de entrega en cada producto',
        'Срок доставки у каждого товара',
        '每件产品都有交货日期',
      ]),
      ...inAll('text', [
        'You see when it arrives before you order.',
        'Sabe cuándo llega antes de pedirlo.',
        'Вы знаете срок ещё до заказа.',
        '下单前即可看到预计送达日期。',
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
        'Every part lists the models it was made for.',
        'Cada recambio indica los modelos para los que sirve.',
        'У каждой детали указаны модели, к которым она подходит.',
        '每个配件都逐一列出适用的机型。',
      ]),
    },
    {
      icon: 'returns',
      ...inAll('title', [
        `${RETURN_DAYS}-day returns`,
        `Devoluciones en ${RETURN_DAYS} días`,
        `${RETURN_DAYS} дней на возврат`,
        `${RETURN_DAYS} 天内可退货`,
      ]),
      ...inAll('text', [
        'Return unused products, counted from the date we ship.',
        'Devuelva productos sin usar; el plazo cuenta desde la fecha de envío.',
        'Для неиспользованных товаров; срок считается с даты отправки.',
        '未使用的产品可退货，自发货之日起计算。',
      ]),
    },
  ],
};
