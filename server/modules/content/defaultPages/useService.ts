import { EXCHANGE_DAYS, RETURN_DAYS } from '../../../../shared/contract/limits.ts';
import type { PublishText } from './PublishText.ts';

export const useService: PublishText = {
  key: 'use-service',
  updated: '2026-11-25',
  title: ['Terms of use', 'Condiciones de uso', 'Условия использования', '使用条款'],
  body: [
    `
These terms apply to the use of this store. Where a quotation states otherwise, the quotation prevails.

## Who may buy

The store serves hospitals, clinics, practices, dealers and service companies. Some products may be sold only to qualified buyers; we then ask for proof before delivery.

## Account

Your account details must be true. Keep your password to yourself and tell us if somebody else may know it. To close your account, write to us.

## Quotations and orders

The catalogue is an invitation to buy, not a binding offer. A contract begins when you accept our quotation or when we confirm your order. A quotation is valid until the date it states.

## Prices and payment

Prices are in the currency shown, without taxes and duties of the country of delivery unless the quotation says otherwise. The checkout shows the ways to pay.

## Delivery, returns, exchanges

Each product page shows the delivery time. Products may be returned within ${RETURN_DAYS} days, counted from the shipping date, and exchanged within ${EXCHANGE_DAYS} days, counted from signing for the delivery. See [technical support](/shop/after-sales).

## Use of the products

Medical devices may be installed and used only as the manufacturer directs and by trained people. Articles in this store are for information; they do not replace instructions for use.

## Liability

We are liable for intent, gross negligence, and harm to life and health without limit; otherwise for damage that is typical and could be foreseen.

## Changes

When these terms change, the date above changes too. The terms of the day of the order apply to it.
`,
    `
Estas condiciones rigen el uso de la tienda. Si un presupuesto indica otra cosa, prevalece el presupuesto.

## Quién puede comprar

La tienda atiende a hospitales, clínicas, consultas, distribuidores y servicios técnicos. Algunos productos solo pueden venderse a quien está autorizado a usarlos; en ese caso pedimos un justificante antes de la entrega.

## Cuenta

Los datos de la cuenta deben ser ciertos. No comparta su contraseña y avísenos si alguien más pudiera conocerla. Para cerrar su cuenta, escríbanos.

## Presupuestos y pedidos

El catálogo es una invitación a comprar, no una oferta vinculante. El contrato nace cuando usted acepta nuestro presupuesto o cuando confirmamos su pedido. Un presupuesto es válido hasta la fecha que indica.

## Precios y pago

Los precios están en la moneda indicada, sin impuestos ni aranceles del país de entrega, salvo que el presupuesto indique otra cosa. Las formas de pago se indican al pagar el pedido.

## Entrega, devolución, cambio

La página de cada producto muestra el plazo de entrega. Los productos pueden devolverse en ${RETURN_DAYS} días desde la fecha de envío y cambiarse en ${EXCHANGE_DAYS} días desde la firma de recepción. Consulte [soporte técnico](/shop/after-sales).

## Uso de los productos

Los productos sanitarios solo pueden instalarse y usarse como indica su fabricante y por personal formado. Los artículos de la tienda son informativos; no sustituyen las instrucciones de uso.

## Responsabilidad

Respondemos sin límite por dolo, negligencia grave y daños a la vida y la salud; en lo demás, por los daños típicos y previsibles.

## Cambios

Cuando cambian estas condiciones cambia también la fecha de arriba. A cada pedido se aplican las vigentes el día en que se hizo.
`,
    `
Эти условия действуют при использовании магазина. Если в коммерческом предложении указано иное, действует предложение.

## Кто может покупать

Магазин работает с больницами, клиниками, кабинетами, торговыми и сервисными компаниями. Некоторые товары продаются только тем, кто вправе их применять; тогда до поставки мы просим подтверждение.

## Аккаунт

Данные аккаунта должны быть верными. Никому не сообщайте пароль и скажите нам, если его мог узнать кто-то другой. Чтобы закрыть аккаунт, напишите нам.

## Предложения и заказы

Каталог — это приглашение к покупке, а не оферта. Договор заключается, когда вы принимаете наше предложение или мы подтверждаем заказ. Предложение действует до указанной в нём даты.

## Цены и оплата

Цены указаны в показанной валюте, без налогов и пошлин страны поставки, если в предложении не указано иное. Способы оплаты указаны при оплате заказа.

## Доставка, возврат, обмен

Срок доставки указан на странице товара. Товар можно вернуть в течение ${RETURN_DAYS} дней с даты отправки и обменять в течение ${EXCHANGE_DAYS} дней с момента подписи о получении. Подробности — в разделе [технической поддержки](/shop/after-sales).

## Применение товаров

Медицинские изделия устанавливают и применяют только по указаниям производителя и силами обученного персонала. Статьи магазина носят справочный характер и не заменяют инструкций.

## Ответственность

За умысел, грубую неосторожность и вред жизни и здоровью мы отвечаем без ограничения, в остальном — за типичный и предвидимый ущерб.

## Изменения

Когда условия меняются, меняется и дата выше. К заказу применяются условия на день его оформления.
`,
    `
本条款适用于使用本店。报价单另有约定的，以报价单为准。

## 谁可以购买

本店面向医院、诊所、经销商和维修企业。部分产品只能售予有使用资格者，届时我们会在交货前请您提供证明。

## 账户

账户信息须真实。请保管好密码；如可能泄露，请告知我们。如需注销账户，请联系我们。

## 报价与订单

目录展示属于要约邀请。您接受报价或我们确认订单时合同成立。报价在其注明日期前有效。

## 价格与付款

价格以所示货币计，除报价单另有说明外，不含交货国税费。付款方式以付款页面所示为准。

## 交货与退换

商品页面标明交货天数。商品可自发货之日起 ${RETURN_DAYS} 天内退货，自签收之日起 ${EXCHANGE_DAYS} 天内换货。详见[技术支持](/shop/after-sales)。

## 产品使用

医疗器械须按制造商说明由受过培训的人员安装和使用。本店文章仅供参考，不能代替使用说明书。

## 责任

对故意、重大过失以及人身健康损害，我们承担无限责任；其他情形仅对典型且可预见的损失负责。

## 变更

条款变更时，上方日期随之更新。订单适用下单当日的条款。
`,
  ],
};
