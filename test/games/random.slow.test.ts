/** Games that are played at random or by computers, more of them and for longer. */
import "./castle-risk/bots/normal.test";
import "./castle-risk/choices.test";
import "./castle-risk/rules/limits.test";
import "./castle-risk/rules/properties.test";
import "./castle-risk/rules/view.test";
import "./risk-2008/properties.test";
import "./risk-classic/claims.test";
import "./risk-classic/properties.test";
import "./risk-europe/properties.test";
import "../risk/ranks.test";
import "../risk/world/properties.test";
import "../scripts/report.test";
import "../scripts/soak.test";
import "../scripts/view.test";
import "../session/play/steps.test";
