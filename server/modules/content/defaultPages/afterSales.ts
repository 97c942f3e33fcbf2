import { EXCHANGE_DAYS, QUERY_REPLY_HOURS, RETURN_DAYS } from '../../../../shared/contract/limits.ts';
import type { PublishText } from './PublishText.ts';

export const afterSales: PublishText = {
  key: 'after-sales',
  updated: '2026-11-25',
  title: ['Technical support', 'Soporte técnico', 'Техническая поддержка', '技术支持'],
  body: [
    `
## Before you write

Have these four ready; most questions are answered with them in one letter.

- maker, model and serial number of the machine
- the part number, or a photograph of the label
- what happens, and since when
- the error code, as it is shown

Technical queries are answered within ${QUERY_REPLY_HOURS} hours.

## Returns

What does not suit can be sent back within **${RETURN_DAYS} days, counted from the shipping date**. It must be complete and unused; sterile packaging must be unopened.

1. Request the return in your account, under “Returns and exchanges”, or tell us the order number and the reason.
2. Once it is approved, send the goods back with the order number.
3. The money is returned when the piece has been checked.

## Exchange

What is faulty or was damaged on its way is exchanged within **${EXCHANGE_DAYS} days, counted from signing for it**. Note damage on the delivery note before you sign, and take photographs of the packaging.

## Warranty

If a warranty period is stated, it is on the product page; otherwise ask for it in your request for a quotation.

## Disinfect before sending

Devices and probes that touched patients must be cleaned and disinfected, with a signed note in the parcel. Without it we may not open the parcel.
`,
    `
## Antes de escribir

Tenga a mano estos cuatro datos; con ellos casi todo se resuelve en un solo mensaje.

- fabricante, modelo y número de serie del equipo
- la referencia, o una foto de la etiqueta
- qué ocurre y desde cuándo
- el código de error, tal como aparece

Las consultas técnicas se responden en ${QUERY_REPLY_HOURS} horas.

## Devoluciones

Lo que no le sirva puede devolverse en **${RETURN_DAYS} días desde la fecha de envío**. Debe estar completo y sin usar; los envases estériles, sin abrir.

1. Solicite la devolución en su cuenta, o indíquenos el número de pedido y el motivo.
2. Cuando esté aprobada, envíenos los productos con el número de pedido.
3. El importe se reembolsa una vez comprobada la pieza.

## Cambios

Lo defectuoso o dañado en el transporte se cambia en **${EXCHANGE_DAYS} días desde la firma de recepción**. Anote los daños en el albarán antes de firmar y fotografíe el embalaje.

## Garantía

Si hay un plazo de garantía indicado, figura en la página del producto; si no, pregúntelo al solicitar el presupuesto.

## Desinfecte antes de enviar

Los equipos y sondas que tocaron pacientes deben enviarse limpios y desinfectados, con una nota firmada en el paquete. Sin ella no podemos abrirlo.
`,
    `
## Прежде чем писать

Подготовьте четыре вещи: с ними большинство вопросов решается одним письмом.

- изготовитель, модель и серийный номер аппарата
- номер детали или фотография этикетки
- что происходит и с какого времени
- код ошибки, как он показан

На технические вопросы мы отвечаем за ${QUERY_REPLY_HOURS} часа.

## Возврат

То, что не подошло, можно вернуть в течение **${RETURN_DAYS} дней с даты отправки**. Товар должен быть полным и неиспользованным, стерильная упаковка — невскрытой.

1. Оформите возврат в личном кабинете или сообщите номер заказа и причину.
2. После одобрения отправьте товар, указав номер заказа.
3. Деньги возвращаются после проверки товара.

## Обмен

Неисправное или повреждённое в пути обмениваем в течение **${EXCHANGE_DAYS} дней с момента подписи о получении**. Отметьте повреждения в накладной до подписи и сфотографируйте упаковку.

## Гарантия

Срок гарантии, если он указан, — на странице товара; если нет, спросите о нём в запросе.

## Дезинфекция перед отправкой

Аппараты и датчики, касавшиеся пациентов, отправляйте очищенными и продезинфицированными, с подписанной запиской в посылке. Без неё мы не вправе её вскрыть.
`,
    `
## 来信之前

准备好以下四项，多数问题一封信即可解决。

- 设备厂家、型号和序列号
- 配件编号或标签照片
- 故障现象及开始时间
- 屏幕显示的错误代码

技术咨询在${QUERY_REPLY_HOURS}小时内答复。

## 退货

不合适的商品可在**自发货之日起${RETURN_DAYS}天内**退回，须完整且未使用，无菌包装须未拆封。

1. 在您的账户中申请退货，或告知订单号和原因。
2. 审核通过后，请寄回商品并注明订单号。
3. 验收后退款。

## 换货

有缺陷或运输损坏的商品可在**签收之日起${EXCHANGE_DAYS}天内**换货。请在签字前于送货单注明损坏并拍摄包装。

## 保修

如有保修期，请见商品页面；未注明的，请在询价时咨询。

## 寄回前请消毒

接触过患者的设备和探头须清洁消毒，并在包裹中附签字说明；否则我们无权拆封。
`,
  ],
};
