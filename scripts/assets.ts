/** npm run assets [-- PARTS]: draws all assets anew; PARTS names single ones (see assets/draw/main.ts). */
import "../assets/draw/main";
