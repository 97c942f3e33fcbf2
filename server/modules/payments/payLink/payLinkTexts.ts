import type { Language } from '../../../../shared/text/languages.ts';

/** The outcome of a payment, for a buyer who returns from its page. */
export type PayLinkState = 'open' | 'paid' | 'returned' | 'closed' | 'unknown';

interface StateTexts {
  heading: string;
  text: string;
}
interface Texts extends Record<PayLinkState, StateTexts> {
  title: string;
  pay: string;
  order: string;
  home: string;
}

/** `{{code}}` is the number of the order. */
export const PAY_LINK_TEXTS: Record<Language, Texts> = {
  en: {
    title: 'Payment',
    open: {
      heading: 'Order {{code}} is not paid yet',
      text: 'Nothing has been charged. Go on to the payment page, or return to the screen where you ordered and choose another way to pay.',
    },
    paid: {
      heading: 'Thank you. Order {{code}} is paid',
      text: 'You can close this page. The screen where you ordered shows the payment in a moment.',
    },
    returned: {
      heading: 'The payment for order {{code}} goes back to you',
      text: 'The order no longer needed a payment. Your bank shows the refund within 5 to 10 days.',
    },
    closed: {
      heading: 'This payment page is closed',
      text: 'Nothing was charged here. Open the order in the store and press “Pay” to get a new page.',
    },
    unknown: {
      heading: 'There is no such payment',
      text: 'The address is incomplete or no longer in use. Open the order in the store and press “Pay”.',
    },
    pay: 'Go to the payment page',
    order: 'Open the order',
    home: 'To the store',
  },
  es: {
    title: 'Pago',
    open: {
      heading: 'El pedido {{code}} aún no está pagado',
      text: 'No se ha cobrado nada. Continúe en la página de pago o vuelva a la pantalla donde hizo el pedido y elija otra forma de pago.',
    },
    paid: {
      heading: 'Gracias. El pedido {{code}} está pagado',
      text: 'Puede cerrar esta página. La pantalla donde hizo el pedido mostrará el pago enseguida.',
    },
    returned: {
      heading: 'Le devolvemos el pago del pedido {{code}}',
      text: 'El pedido ya no admitía pagos. Su banco mostrará el reembolso en un plazo de 5 a 10 días.',
    },
    closed: {
      heading: 'Esta página de pago está cerrada',
      text: 'Aquí no se ha cobrado nada. Abra el pedido en la tienda y pulse «Pagar» para obtener una página nueva.',
    },
    unknown: {
      heading: 'Este pago no existe',
      text: 'La dirección está incompleta o ya no se usa. Abra el pedido en la tienda y pulse «Pagar».',
    },
    pay: 'Ir a la página de pago',
    order: 'Abrir el pedido',
    home: 'Ir a la tienda',
  },
  ru: {
    title: 'Оплата',
    open: {
      heading: 'Заказ {{code}} ещё не оплачен',
      text: 'Деньги не списаны. Перейдите на страницу оплаты или вернитесь к экрану, где оформлен заказ, и выберите другой способ.',
    },
    paid: {
      heading: 'Спасибо. Заказ {{code}} оплачен',
      text: 'Эту страницу можно закрыть. Экран, где оформлен заказ, скоро покажет оплату.',
    },
    returned: {
      heading: 'Платёж по заказу {{code}} возвращается вам',
      text: 'Заказ уже не требовал оплаты. Банк покажет возврат в течение 5–10 дней.',
    },
    closed: {
      heading: 'Эта страница оплаты закрыта',
      text: 'Здесь ничего не списано. Откройте заказ в магазине и нажмите «Оплатить», чтобы получить новую страницу.',
    },
    unknown: {
      heading: 'Такого платежа нет',
      text: 'Адрес неполный или больше не действует. Откройте заказ в магазине и нажмите «Оплатить».',
    },
    pay: 'К странице оплаты',
    order: 'Открыть заказ',
    home: 'В магазин',
  },
  zh: {
    title: '付款',
    open: {
      heading: '订单 {{code}} 尚未付款',
      text: '未扣款。请继续前往付款页面，或回到下单的屏幕选择其他付款方式。',
    },
    paid: {
      heading: '谢谢，订单 {{code}} 已付款',
      text: '您可以关闭此页面，下单的屏幕稍后会显示付款结果。',
    },
    returned: {
      heading: '订单 {{code}} 的付款将退还给您',
      text: '该订单已无需付款。退款将在 5 至 10 天内到账。',
    },
    closed: {
      heading: '此付款页面已关闭',
      text: '此处未扣款。请在商城中打开订单，点击“付款”获取新的付款页面。',
    },
    unknown: {
      heading: '没有这笔付款',
      text: '地址不完整或已失效。请在商城中打开订单，点击“付款”。',
    },
    pay: '前往付款页面',
    order: '打开订单',
    home: '前往商城',
  },
};
