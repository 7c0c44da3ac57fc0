import type { z } from 'zod'
import { AddressInformation } from './address-information.ts'
import { Attribute } from './attribute.ts'
import { CartItem, ServerCartItem } from './cart-item.ts'
import { CartState } from './cart-state.ts'
import { Totals } from './cart-totals.ts'
import { Category } from './category.ts'
import { AddressForm, CheckoutState } from './checkout-state.ts'
import { Claim } from './claim.ts'
import { CmsBlock } from './cms-block.ts'
import { CmsHierarchy } from './cms-hierarchy.ts'
import { CmsPage } from './cms-page.ts'
import { Coupon } from './coupon.ts'
import { Customer, CustomerAddress } from './customer.ts'
import { NewCustomer, ProfileChange } from './customer-request.ts'
import { FilterOption } from './filter-option.ts'
import { Login } from './login.ts'
import { NewsletterState } from './newsletter-state.ts'
import { Notification } from './notification.ts'
import { Order, OrderAddress } from './order.ts'
import { OrderRequest } from './order-request.ts'
import { PaymentMethod } from './payment-method.ts'
import { PriceInfo } from './price-info.ts'
import { ConfigurableChild, ConfigurableOption, Product, ProductOption, TierPrice } from './product.ts'
import { DefaultContent, HeadImages, ImageRows, InstagramImages, PromotedOffers } from './promoted-content.ts'
import { QueuedOrder } from './queued-order.ts'
import { Review } from './review.ts'
import { ShippingMethod } from './shipping-method.ts'
import { ProductStock, StockItem } from './stock-item.ts'
import { StoreView } from './store-view.ts'
import { SyncTask } from './sync-task.ts'
import { TaxRule } from './tax-rule.ts'
import { UiState } from './ui-state.ts'
import { Breadcrumbs, UrlState } from './url-state.ts'
import { UserState } from './user-state.ts'

/** Everything that has a name on the wire or in a store, by that name: documentation is written from it. */
export const allEntities = {
  Product,
  ConfigurableChild,
  ConfigurableOption,
  ProductOption,
  TierPrice,
  ProductStock,
  PriceInfo,
  Category,
  Attribute,
  TaxRule,
  StockItem,
  Review,
  CmsPage,
  CmsBlock,
  CmsHierarchy,
  ServerCartItem,
  CartItem,
  CartState,
  Totals,
  ShippingMethod,
  PaymentMethod,
  AddressInformation,
  Coupon,
  Login,
  NewCustomer,
  ProfileChange,
  Customer,
  CustomerAddress,
  UserState,
  Order,
  OrderAddress,
  OrderRequest,
  QueuedOrder,
  SyncTask,
  FilterOption,
  AddressForm,
  CheckoutState,
  Notification,
  NewsletterState,
  Claim,
  UrlState,
  Breadcrumbs,
  UiState,
  StoreView,
  PromotedOffers,
  HeadImages,
  InstagramImages,
  DefaultContent,
  ImageRows,
} satisfies Record<string, z.ZodType>
