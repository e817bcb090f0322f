export { scaleTimeout, TIMEOUTS } from '@botanica/run/timeouts'
