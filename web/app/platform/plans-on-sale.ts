import { createContext, useContext } from 'react'

/** Whether plans can be bought, as the settings of the portal say it; the root of the page tells. */
export const PlansOnSaleContext = createContext(true)
export const usePlansOnSale = () => useContext(PlansOnSaleContext)
