import { EXCHANGE_DAYS, QUERY_REPLY_HOURS, RETURN_DAYS } from '../../../../shared/contract/limits.ts';
import type { PublishText } from './PublishText.ts';

export const afterSales: PublishText = {
  key: 'after-sales',
  updated: '2026-11-25',
  title: ['Technical support', 'Soporte técnico', 'Техническая поддержка', '技术支持'],
  body: [
    `
## Before you contact us

With these four details we can usually answer in one message.

- manufacturer, model and serial number of the machine
- the part number, or a photograph of the label
- the fault, and when it began
- the error code as displayed

Technical questions are answered within ${QUERY_REPLY_HOURS} hours.

## Returns

You can return products within **${RETURN_DAYS} days, counted from the shipping date**. They must be complete and unused; sterile packaging must be unopened.

1. Request the return in your account, under “Returns and exchanges”, or tell us the order number and the reason.
2. Once it is approved, send the products back with the order number.
3. We refund the price after checking them.

## Exchange

We exchange products that are faulty or were damaged in transit within **${EXCHANGE_DAYS} days, counted from signing for the delivery**. Note damage on the delivery note before you sign, and take photographs of the packaging.

## Warranty

The product page states the warranty period, if there is one; otherwise ask for it in your request for a quotation.

## Disinfect before sending

Devices and probes that have touched patients must be cleaned and disinfected, with a signed note in the parcel. Without it we may not open the parcel.
`,
    `
## Antes de contactarnos

Con estos cuatro datos solemos poder responder en un solo mensaje.

- fabricante, modelo y número de serie del equipo
- la referencia, o una foto de la etiqueta
- el fallo y desde cuándo se produce
- el código de error, tal como aparece

Las consultas técnicas se responden en ${QUERY_REPLY_HOURS} horas.

## Devoluciones

Puede devolver productos en **${RETURN_DAYS} días desde la fecha de envío**. Deben estar completos y sin usar; los envases estériles, sin abrir.

1. Solicite la devolución en su cuenta, o indíquenos el número de pedido y el motivo.
2. Cuando esté aprobada, envíenos los productos con el número de pedido.
3. Reembolsamos el importe tras comprobarlos.

## Cambios

Cambiamos los productos defectuosos o dañados en el transporte en **${EXCHANGE_DAYS} días desde la firma de recepción**. Anote los daños en el albarán antes de firmar y fotografíe el embalaje.

## Garantía

El plazo de garantía, si lo hay, figura en la página del producto; si no, pregúntelo al solicitar el presupuesto.

## Desinfecte antes de enviar

Los equipos y sondas que hayan tocado a pacientes deben enviarse limpios y desinfectados, con una nota firmada en el paquete. Sin ella no podemos abrirlo.
`,
    `
## Прежде чем обратиться

С этими данными мы обычно можем ответить сразу.

- производитель, модель и серийный номер аппарата
- артикул или фотография этикетки
- неисправность и когда она появилась
- код ошибки на экране

На технические вопросы мы отвечаем за ${QUERY_REPLY_HOURS} часа.

## Возврат

Товар можно вернуть в течение **${RETURN_DAYS} дней с даты отправки**. Он должен быть полностью укомплектован и не использован, стерильная упаковка — не вскрыта.

1. Оформите возврат в личном кабинете или сообщите номер заказа и причину.
2. После одобрения отправьте товар, указав номер заказа.
3. Мы вернём деньги после проверки товара.

## Обмен

Неисправный или повреждённый в пути товар мы обмениваем в течение **${EXCHANGE_DAYS} дней с момента подписи о получении**. Отметьте повреждения в накладной до подписи и сфотографируйте упаковку.

## Гарантия

Срок гарантии, если он есть, указан на странице товара; если нет, спросите о нём в запросе.

## Дезинфекция перед отправкой

Аппараты и датчики, касавшиеся пациентов, отправляйте очищенными и продезинфицированными, с подписанной запиской в посылке. Без неё мы не вправе её вскрыть.
`,
    `
## 联系我们之前

请准备以下四项信息，通常一次即可答复。

- 设备制造商、型号和序列号
- 部件号或标签照片
- 故障现象及开始时间
- 屏幕显示的错误代码

技术问题在 ${QUERY_REPLY_HOURS} 小时内答复。

## 退货

商品可在**自发货之日起 ${RETURN_DAYS} 天内**退回，须完整且未使用，无菌包装须未拆封。

1. 在您的账户中申请退货，或告知订单号和原因。
2. 审核通过后，请寄回商品并注明订单号。
3. 验收后退款。

## 换货

有缺陷或运输损坏的商品可在**签收之日起 ${EXCHANGE_DAYS} 天内**换货。请在签字前于送货单注明损坏并拍摄包装。

## 保修

如有保修期，请见商品页面；未注明的，请在询价时咨询。

## 寄回前请消毒

接触过患者的设备和探头须清洁消毒，并在包裹中附签字说明；否则我们无权拆封。
`,
  ],
};
